/* The captain's rollouts: what the bots' policy does, how a position is judged, what rivals choose.
 *
 * The policy is that of niagara/bots/rollout.py, and its numbers come from there (worth.py);
 * regrets are those of niagara/bots/regrets.py. Tests compare the decisions of both. The same source
 * is compiled for the processor (rollout.c, captains.c) and for CUDA (captains.cu).
 */

#ifndef __CUDACC__
double exp(double);
#endif

enum { ROW = SPACES * CARGO_CLASSES };

/* The spaces with the two arms exchanged. */
TABLE u8 OTHER_ARM[SPACES] = {0, 1, 2, 3, 4, 5, 7, 6, 9, 8, 10};

/* The tables of niagara/bots/worth.py. Bags are 15 bits. */
typedef struct {
    const double *plan_gems, *judged_gems;     /* by bag */
    const double *plan_canoes, *judged_canoes; /* by class and space */
    const double *plan_tiles, *judged_tiles;   /* by tile */
    const double *judged_places;               /* by place in the order of play */
    const double *expected;                    /* by arm, weather, known tile, hidden tiles: canoes */
    const u8 *need;                            /* by bag: gems missing to the nearest goal */
    const u16 *wanted;                         /* by bag: the kinds that bring it nearer, 3 bits apart */
    double stranded, greed;
} Worth;

FN int cargo_class(const Worth *w, u32 bag, int gem) {
    int left = w->need[bag + (1u << 3 * gem)], now = w->need[bag];
    if (left >= now) return CARRIES_SPARE;
    int carries = CARRIES_VICTORY - left;
    return carries > CARRIES_WANTED ? carries : CARRIES_WANTED;
}
/* The first site that holds what a seat wants; any gem at all if nothing is wanted. */
FN int errand(const Worth *w, const Game *g, u32 bag) {
    u32 wanted = w->wanted[bag];
    int any = NO_ERRAND;
    for (int site = 4; site >= 0; site--)
        if (site_of(g, site)) any = site;
    for (int site = 0; site < 5; site++)
        if (kinds_in(site_of(g, site)) & wanted) return site;
    return any;
}
FN int class_of(const Worth *w, u32 bag, int errand_of_seat, int gem) {
    return gem == EMPTY ? errand_of_seat : cargo_class(w, bag, gem);
}
FN const double *after_flow(const Worth *w, const Game *g, int weather, int known, int hidden) {
    return w->expected + (((arm_of(g) * 4 + weather + 1) * 8 + known) * 5 + hidden) * ROW;
}

/* What a canoe is worth at the end of a trip without theft. */
FN double arrival(const Worth *w, TripPart part, int to, int gem, u32 bag, int seat_errand, const double *after) {
    if (part.loads != EMPTY)
        gem = part.loads;
    else if (part.unloads)
        gem = EMPTY;
    if (to == SHORE) {
        double landed = gem == EMPTY ? 0.0 : w->plan_gems[bag + (1u << 3 * gem)] - w->plan_gems[bag];
        return landed + after[seat_errand * SPACES + SHORE];
    }
    if (to == LOST) gem = EMPTY;
    return after[class_of(w, bag, seat_errand, gem) * SPACES + to];
}
/* The best of the trips without theft, as worth at their ends; its number in *index. */
FN double best_arrival(const Worth *w, u64 before, u64 after_moving, int at, int tile, int gem, u32 bag,
                       int seat_errand, const double *after, int *index) {
    double most = -1e9;
    for (int piece = 0; piece < 2; piece++) {
        for (u64 bits = piece ? after_moving : before; bits; bits &= bits - 1) {
            int i = LOWEST_BIT(bits) + (piece ? FIRST_AFTER : 0);
            TripPart part = TRIP_PARTS[i];
            int to = DESTINATIONS[(at * 7 + tile - part.cost) * 4 + part.way];
            double worth = arrival(w, part, to, gem, bag, seat_errand, after);
            if (worth > most) most = worth, *index = i;
        }
    }
    return most;
}

FN int ransom_action(const Worth *w, const Game *g, u32 player, u32 ransoms) {
    u32 bag = gems_of(player);
    const double *empty = w->plan_canoes + errand(w, g, bag) * SPACES;
    double canoe = empty[SHORE] - empty[LOST], most = 0.0;
    if (space_of(player, 0) == LOST && space_of(player, 1) == LOST) canoe += w->stranded;
    int best = -1;
    for (; ransoms; ransoms &= ransoms - 1) {
        int which = LOWEST_BIT(ransoms), kind = which >= 5 ? which - 5 : which;
        double gain = canoe - (w->plan_gems[bag] - w->plan_gems[bag - (1u << 3 * kind)]);
        if (gain > most) most = gain, best = FIRST_RANSOM + which;
    }
    return best;
}

/* What both canoes come to in the best turn with a tile. */
FN double turn_worth(const Worth *w, const Game *g, const Rules *rules, int seat, u32 player, int tile,
                     int seat_errand) {
    u32 bag = gems_of(player);
    const double *after = after_flow(w, g, weather_of(g), tile, rules->seats - 1);
    double stay = 0.0, gain = 0.0;
    int at[2], gem[2];
    for (int c = 0; c < 2; c++) {
        at[c] = space_of(player, c), gem[c] = cargo_of(player, c);
        stay += after[class_of(w, bag, seat_errand, gem[c]) * SPACES + at[c]];
    }
    if (tile == CLOUD) return stay;
    u32 turn = TURNS[(at[0] * SPACES + at[1]) * 4];
    player = with_tile(player, tile);
    for (int c = 0; c < 2; c++) {
        if (!(turn >> c & 1)) continue;
        double here = after[class_of(w, bag, seat_errand, gem[c]) * SPACES + at[c]];
        Legal legal;
        int index = 0;
        add_trips(g, rules, seat, player, c, &legal);
        double best = best_arrival(w, legal.before[c], legal.after[c], at[c], tile, gem[c], bag, seat_errand,
                                   after, &index);
        if (at[c] == SHORE) {
            if (at[0] == at[1]) return stay + best - here; /* R3.1: one of two alike is launched */
            best = best > here ? best : here;
        }
        gain += best - here;
    }
    return stay + gain;
}
FN int tile_action(const Worth *w, const Game *g, const Rules *rules, int seat, u32 player, u64 *rng) {
    u32 hand = hand_of(g, seat);
    int seat_errand = errand(w, g, gems_of(player)), best = 0;
    while (POPCOUNT(hand) > TILES_WEIGHED) { /* which of its tiles the seat compares */
        int dropped = nth_bit(hand, random_below(rng, POPCOUNT(hand)));
        hand &= ~(1u << dropped);
    }
    if (POPCOUNT(hand) == 1) return FIRST_TILE + LOWEST_BIT(hand);
    double most = -1e9;
    for (; hand; hand &= hand - 1) {
        int tile = LOWEST_BIT(hand) + 1;
        double worth = turn_worth(w, g, rules, seat, player, tile, seat_errand) - w->plan_tiles[tile];
        if (worth > most) most = worth, best = tile;
    }
    return FIRST_TILE + best - 1;
}

/* The lowest tile lying open, and how many are still hidden. */
FN int open_tiles(const Game *g, const Rules *rules, int *hidden) {
    int place = actor_of(g) - start_of(g), low = CLOUD;
    place += place < 0 ? rules->seats : 0;
    for (int i = 0; i <= place; i++) {
        int seat = start_of(g) + i, tile = tile_of(player_of(g, seat >= rules->seats ? seat - rules->seats : seat));
        low = tile < low ? tile : low;
    }
    *hidden = rules->seats - place - 1;
    return low;
}
FN int weather_action(const Worth *w, const Game *g, const Rules *rules, int seat, u32 steps) {
    int hidden, known = open_tiles(g, rules, &hidden), best = 0;
    double share = 1.0 / (rules->seats - 1), most = -1e9;
    int classes[10];
    for (int i = 0; i < rules->seats; i++) {
        u32 player = g->player[i], bag = gems_of(player);
        int seat_errand = errand(w, g, bag);
        for (int c = 0; c < 2; c++) classes[2 * i + c] = class_of(w, bag, seat_errand, cargo_of(player, c));
    }
    for (; steps; steps &= steps - 1) {
        int up = LOWEST_BIT(steps);
        const double *after = after_flow(w, g, weather_of(g) + 2 * up - 1, known, hidden);
        double worth = 0.0;
        for (int i = 0; i < rules->seats; i++) {
            double weight = i == seat ? 1.0 : -share;
            for (int c = 0; c < 2; c++)
                worth += weight * after[classes[2 * i + c] * SPACES + space_of(g->player[i], c)];
        }
        if (worth > most) most = worth, best = FIRST_WEATHER + up;
    }
    return best;
}
FN int trip_action(const Worth *w, const Game *g, const Rules *rules, int seat, u32 player, const Legal *legal) {
    u32 bag = gems_of(player);
    int hidden, known = open_tiles(g, rules, &hidden), tile = tile_of(player);
    int seat_errand = errand(w, g, bag), best = DONE_INDEX;
    const double *after = after_flow(w, g, weather_of(g), known, hidden);
    double most = legal->other ? 0.0 : -1e9;
    for (int c = 0; c < 2; c++) {
        u64 before = legal->before[c], later = legal->after[c];
        if (!(before | later)) continue;
        int at = space_of(player, c), gem = cargo_of(player, c), index = 0;
        double here = after[class_of(w, bag, seat_errand, gem) * SPACES + at];
        double gain = best_arrival(w, before, later, at, tile, gem, bag, seat_errand, after, &index) - here;
        if (gain > most || (best == DONE_INDEX && gain >= most)) most = gain, best = c * TRIPS + index;
        for (u32 thefts = legal->theft[c]; thefts; thefts &= thefts - 1) {
            int i = FIRST_THEFT + LOWEST_BIT(thefts);
            TripPart part = TRIP_PARTS[i];
            int to = DESTINATIONS[(at * 7 + tile - part.cost) * 4 + part.way];
            int victim = seat + part.rival;
            u32 robbed = player_of(g, victim >= rules->seats ? victim - rules->seats : victim);
            int loot = cargo_of(robbed, part.rival_canoe);
            double hurt = after[cargo_class(w, gems_of(robbed), loot) * SPACES + to];
            hurt -= after[errand(w, g, gems_of(robbed)) * SPACES + to];
            double won = after[cargo_class(w, bag, loot) * SPACES + to] - here + w->greed * hurt;
            if (won > most) most = won, best = c * TRIPS + i;
        }
    }
    return best;
}

/* What the policy of rollouts does. */
FN int policy_action(const Worth *w, const Game *g, const Rules *rules, u64 *rng) {
    int seat = actor_of(g);
    u32 player = player_of(g, seat);
    if (!in_canoe_phase(g)) {
        u32 other = hand_of(g, seat), lost = 0;
        for (int c = 0; c < 2; c++) lost |= space_of(player, c) == LOST;
        if (lost && gems_of(player)) {
            Legal legal = legal_actions(g, rules);
            other = legal.other;
        }
        int ransom = other >> 7 ? ransom_action(w, g, player, other >> 7) : -1;
        return ransom >= 0 ? ransom : tile_action(w, g, rules, seat, player, rng);
    }
    Legal legal = legal_actions(g, rules);
    if (tile_of(player) == CLOUD) return weather_action(w, g, rules, seat, legal.other >> 17);
    return trip_action(w, g, rules, seat, player, &legal);
}

/* Every seat's chance to win: by who has won, or else by the tables. */
FN void outcome_of(const Worth *w, const Game *g, const Rules *rules, double *chances) {
    if (is_over(g)) {
        u32 winners = winners_of(g, rules);
        double share = 1.0 / POPCOUNT(winners);
        for (int i = 0; i < rules->seats; i++) chances[i] = winners >> i & 1 ? share : 0.0;
        return;
    }
    double top = -1e9, total = 0.0;
    for (int i = 0; i < rules->seats; i++) {
        u32 player = g->player[i], bag = gems_of(player);
        int place = i - start_of(g), seat_errand = errand(w, g, bag);
        double score = w->judged_gems[bag] + w->judged_places[place < 0 ? place + rules->seats : place];
        for (int c = 0; c < 2; c++) {
            int at = space_of(player, c), carries = class_of(w, bag, seat_errand, cargo_of(player, c));
            score += w->judged_canoes[carries * SPACES + (arm_of(g) ? OTHER_ARM[at] : at)];
        }
        for (u32 hand = hand_of(g, i); hand; hand &= hand - 1) score += w->judged_tiles[LOWEST_BIT(hand) + 1];
        chances[i] = score;
        top = score > top ? score : top;
    }
    for (int i = 0; i < rules->seats; i++) total += chances[i] = exp(chances[i] - top);
    for (int i = 0; i < rules->seats; i++) chances[i] /= total;
}

/* ---- Regrets --------------------------------------------------------------------------------- */

typedef struct {
    double totals[5][8];
    int tries[5][8];
} Regrets;

/* A tile in proportion to its regret; every tile is tried before any is judged. */
FN int regret_tile(const Regrets *regrets, int seat, u32 tiles, u64 *rng) {
    u32 fresh = 0;
    int many = 0, order[7];
    double means[7], sum = 0.0;
    for (u32 bits = tiles; bits; bits &= bits - 1) {
        int tile = LOWEST_BIT(bits) + 1, tries = regrets->tries[seat][tile];
        if (!tries)
            fresh |= 1u << (tile - 1);
        else
            sum += means[many] = regrets->totals[seat][tile] / tries, order[many++] = tile;
    }
    if (fresh) return nth_bit(fresh, random_below(rng, POPCOUNT(fresh))) + 1;
    double average = sum / many, total = 0.0;
    for (int i = 0; i < many; i++) {
        means[i] = (means[i] > average ? means[i] - average : 0.0) + REGRET_FLOOR;
        total += means[i];
    }
    double drawn = total * random_bits(rng) / 4294967296.0;
    for (int i = 0; i < many - 1; i++)
        if ((drawn -= means[i]) < 0.0) return order[i];
    return order[many - 1];
}
FN void learn(Regrets *regrets, int seat, int tile, double chance) {
    regrets->totals[seat][tile] += chance;
    regrets->tries[seat][tile]++;
}

/* ---- Imagined games -------------------------------------------------------------------------- */

enum { MOST_EVALUATIONS = 8, MOST_SOON = 2 };

/* What a seat knows of its rivals' tiles; zeros for the seat itself. */
typedef struct {
    u32 pools[5];        /* the tiles that each may hold */
    int held[5];         /* how many of these it does hold, the one face down included */
    int is_face_down[5]; /* whether it has chosen a tile that is not revealed */
} Known;

/* At the beginning of which rounds a rollout is evaluated. */
typedef struct {
    int rounds[MOST_EVALUATIONS], evaluations;
    int soon; /* how many of the evaluations the rivals learn from */
} Horizon;

/* How an action did in a world. */
typedef struct {
    double mean;               /* the seat's own chance, over all evaluations */
    double soon[MOST_SOON][5]; /* every seat's chance at the first evaluations */
    int tiles[5];              /* the rivals' tiles that were drawn or chosen for this world */
} Outcome;

/* A whole game out of those that fit what the seat knows; the tiles drawn for face-down ones. */
FN Game world_of(Game g, const Rules *rules, const Known *known, const Regrets *regrets, u64 *rng, int tiles[5]) {
    for (int i = 0; i < rules->seats; i++) {
        tiles[i] = 0;
        if (!known->pools[i]) continue;
        u32 pool = known->pools[i];
        while (POPCOUNT(pool) > known->held[i]) pool &= ~(1u << nth_bit(pool, random_below(rng, POPCOUNT(pool))));
        if (known->is_face_down[i]) {
            tiles[i] = regret_tile(regrets, i, pool, rng);
            pool &= ~(1u << (tiles[i] - 1));
            set_player(&g, i, with_tile(player_of(&g, i), tiles[i]));
        }
        g.hands = (g.hands & ~(127ull << 7 * i)) | (u64)pool << 7 * i;
    }
    return g;
}
FN void roll_out(const Worth *w, const Horizon *ahead, Game *g, const Rules *rules, int seat, u64 *rng, Outcome *found) {
    double sum = 0.0, chances[5];
    u32 arms;
    for (int e = 0; e < ahead->evaluations; e++) {
        while (!is_over(g) && round_of(g) < ahead->rounds[e]) play(g, rules, policy_action(w, g, rules, rng), rng, &arms);
        outcome_of(w, g, rules, chances);
        sum += chances[seat];
        if (e < ahead->soon)
            for (int i = 0; i < rules->seats; i++) found->soon[e][i] = chances[i];
    }
    found->mean = sum / ahead->evaluations;
}
/* An action played in a world, and the game rolled out. At the choice of tiles those who have yet to
 * choose answer by their regrets. */
FN void simulate(const Worth *w, const Horizon *ahead, const Regrets *regrets, const Rules *rules, Game g, int seat,
                 int action, u64 rng, const int drawn[5], Outcome *found) {
    u32 arms;
    for (int i = 0; i < rules->seats; i++) found->tiles[i] = drawn[i];
    if (in_canoe_phase(&g)) {
        play(&g, rules, action, &rng, &arms);
    } else {
        for (int i = 0; i < rules->seats; i++) {
            int tile = i == seat ? action - FIRST_TILE + 1 : drawn[i];
            if (!tile) tile = regret_tile(regrets, i, hand_of(&g, i), &rng);
            if (i != seat) found->tiles[i] = tile;
            set_player(&g, i, with_tile(player_of(&g, i), tile));
            g.hands &= ~(1ull << (7 * i + tile - 1));
        }
        begin_turns(&g, rules, 0, &rng, &arms);
    }
    roll_out(w, ahead, &g, rules, seat, &rng, found);
}
/* What the rivals learn from an outcome. */
FN void learn_from(Regrets *regrets, const Horizon *ahead, const Rules *rules, const Outcome *found) {
    for (int e = 0; e < ahead->soon; e++)
        for (int i = 0; i < rules->seats; i++)
            if (found->tiles[i]) learn(regrets, i, found->tiles[i], found->soon[e][i]);
}
