"""Coal Baron: dig coal, ship orders and lead in what is counted at the end of each shift."""
