/* Counts over many whole games; counters.py says where each kind of count begins. */

#ifdef __CUDACC__
#define COUNT(counter, by) atomicAdd(&(counter), (u64)(by))
#else
#define COUNT(counter, by) ((counter) += (u64)(by))
#endif

enum { DECISIONS, TRIPS_MADE, LOADED, STOLEN, LANDED, FELL, RANSOMED, ACT_COUNT };

typedef struct {
    u64 tiles[5]; /* three bits a round */
} ChosenTiles;

FN void remember_tile(ChosenTiles *chosen, int seat, int round, int tile) {
    if (round > ROUNDS_REMEMBERED) return;
    u64 bits = (u64)tile << 3 * (round - 1);
    UNROLL for (int i = 0; i < 5; i++) chosen->tiles[i] |= seat == i ? bits : 0;
}

/* What an action that is about to be played does. */
FN void count_action(const Game *g, int action, ChosenTiles *chosen, u32 acts[ACT_COUNT]) {
    int seat = actor_of(g);
    acts[DECISIONS]++;
    if (action >= FIRST_TILE) {
        if (action < FIRST_RANSOM) remember_tile(chosen, seat, round_of(g), action - FIRST_TILE + 1);
        acts[RANSOMED] += action >= FIRST_RANSOM && action < FIRST_WEATHER;
        return;
    }
    int canoe = action >= TRIPS;
    TripPart part = TRIP_PARTS[action - canoe * TRIPS];
    u32 player = player_of(g, seat);
    int at = space_of(player, canoe), cargo = cargo_of(player, canoe);
    int to = DESTINATIONS[(at * 7 + tile_of(player) - part.cost) * 4 + part.way];
    int is_loaded = part.loads != EMPTY || (cargo != EMPTY && !part.unloads);
    acts[TRIPS_MADE]++;
    acts[LOADED] += part.loads != EMPTY;
    acts[STOLEN] += part.rival != 0;
    acts[LANDED] += to == SHORE && is_loaded;
    acts[FELL] += to == LOST;
}

/* A whole game from its beginning, counted. */
FN void count_game(const Rules *rules, int policy, u64 *rng, u64 *counters) {
    Game g = random_game(rules, rng);
    ChosenTiles chosen = {{0, 0, 0, 0, 0}};
    u32 acts[ACT_COUNT] = {0}, arms;
    int first = start_of(&g);
    while (!is_over(&g)) {
        Legal legal = legal_actions(&g, rules);
        int action = chosen_by(policy, &g, rules, &legal, rng);
        count_action(&g, action, &chosen, acts);
        play(&g, rules, action, rng, &arms);
    }
    int round = round_of(&g);
    COUNT(counters[FIRST_LENGTHS + (round < MOST_ROUNDS_COUNTED ? round : MOST_ROUNDS_COUNTED - 1)], 1);
    u32 winners = winners_of(&g, rules);
    int many = POPCOUNT(winners), share = WHOLE_WIN / many;
    COUNT(counters[FIRST_WINNERS + many], 1);
    UNROLL for (int i = 0; i < 5; i++) {
        if (i >= rules->seats) continue;
        int won = winners >> i & 1, place = i - first;
        if (won) {
            COUNT(counters[FIRST_GOALS_MET + goals_met(gems_of(g.player[i]))], 1);
            COUNT(counters[FIRST_PLACES + (place < 0 ? place + rules->seats : place)], share);
        }
        for (int r = 0; r < ROUNDS_REMEMBERED; r++) {
            int tile = (int)(chosen.tiles[i] >> 3 * r & 7);
            if (!tile) continue;
            COUNT(counters[FIRST_TILES_CHOSEN + 8 * r + tile], 1);
            if (won) COUNT(counters[FIRST_TILES_WON + 8 * r + tile], share);
        }
    }
    UNROLL for (int i = 0; i < ACT_COUNT; i++) COUNT(counters[FIRST_ACTS + i], acts[i]);
}
