"""The champion's networks, for the champion itself and for the analysis of games."""

from niagara.bots.foresight import ChampionNetworks
from niagara.bots.network import CRITIC, POLICY, STUDENT, read_network
from niagara.bots.trained_bots import CHAMPION


def trained_networks() -> ChampionNetworks:
    """The policy, the student and the critic; their file is read once a process."""
    names = (POLICY, STUDENT, CRITIC)
    return ChampionNetworks(
        *(read_network(CHAMPION.path, name, CHAMPION.checksum) for name in names)
    )
