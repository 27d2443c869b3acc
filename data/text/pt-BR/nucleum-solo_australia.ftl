### The Barons on the map of Australia

ruling-nucleum-baron-coal-mines = Quando a ordem das linhas na carta de lógica chega a uma linha da qual o Barão já pôs as duas peças, ele toma uma mina de carvão da sua rede, por um trabalhador e o preço dela. Com a peça de entrega marítima ele também usa a peça seguinte da fileira, como se tivesse saído no dado.
