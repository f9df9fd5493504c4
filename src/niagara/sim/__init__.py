"""Many games at once: batches for machine learning, and a packed engine for playouts.

Everything here is the game of `niagara.rules`: its tables are generated from the rules, and
``make verify-sim`` compares it with them step by step. `flat_actions` numbers the actions for
all learning interfaces and needs only the standard library; the simulators need the extra `sim`.
"""
