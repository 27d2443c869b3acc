### The Barons on the map of Australia

ruling-nucleum-baron-coal-mines = Gdy kolejność rzędów na karcie logiki dojdzie do rzędu, z którego Baron postawił już oba elementy, bierze kopalnię węgla ze swojej sieci, za robotnika i jej cenę. Z płytką morskiej dostawy używa też następnej płytki z rzędu, jakby została wyrzucona kością.
