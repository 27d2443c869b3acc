### Nucleum: solo
