/* The packed engine: the game of niagara.rules in 40 bytes, one thread a game.
 *
 * The same source is compiled for the processor (batch.c) and for CUDA (batch.cu). What the rules
 * say of the board, of trips, turns and goals comes as tables and constants from tables.py, which
 * generates them from niagara.rules; the text is put in front of this file.
 *
 * Numbers are those of the rules: seats, spaces, kinds, tiles, arms (see niagara/rules/board.py),
 * and actions those of niagara/sim/flat_actions.py.
 */

#ifdef __CUDACC__
#define FN static __device__ __forceinline__
#define POPCOUNT(x) __popcll(x)
#define LOWEST_BIT(x) (__ffsll((long long)(x)) - 1)
#define UNROLL _Pragma("unroll")
#else
#define FN static inline __attribute__((always_inline))
#define POPCOUNT(x) __builtin_popcountll(x)
#define LOWEST_BIT(x) __builtin_ctzll(x)
#define UNROLL
#endif

enum { NOBODY = 7, NO_FLOW = 0 };

/* How a batch is played. `limit` is the last round (R8.3). */
typedef struct {
    int seats, natural, gem_value, limit;
} Rules;

#ifndef __CUDACC__
/* The same code for every number of seats and either fork: the compiler sees constants. */
#define FOR_RULES(rules, body)                                                 \
    do {                                                                       \
        Rules r = *(rules);                                                    \
        switch (r.seats * 2 + r.natural) {                                     \
        case 6: r.seats = 3, r.natural = 0; body; break;                       \
        case 7: r.seats = 3, r.natural = 1; body; break;                       \
        case 8: r.seats = 4, r.natural = 0; body; break;                       \
        case 9: r.seats = 4, r.natural = 1; body; break;                       \
        case 10: r.seats = 5, r.natural = 0; body; break;                      \
        case 11: r.seats = 5, r.natural = 1; body; break;                      \
        }                                                                      \
    } while (0)
#endif

/* A game. The fields of its words, from the lowest bit:
 *   hands      tiles in hand 5 x 7, tile on top of each pile 5 x 3, round 14
 *   sites      gems at sites 0 to 3, 4 x 15; weather + 1, 2; next arm 1; whether phase II 1
 *   player[i]  owned gems 5 x 3, canoe 0 (space 4, cargo 3), canoe 1 (the same), chosen tile 3
 *   rest       gems at site 4, 15; start 3; seat to act 3 (NOBODY: over); canoes moved 2;
 *              where they began 2 x 4; whether the river has ever flowed 1
 * Cargo EMPTY is a canoe without a gem; a tile is 0 where there is none. */
typedef struct {
    u64 hands, sites;
    u32 player[5], rest;
} Game;

/* What a seat may do: for each canoe three pieces of its 96 trips, and all the rest. */
typedef struct {
    u64 before[2], after[2];
    u32 theft[2], other;
} Legal;

/* ---- Fields ---------------------------------------------------------------------------------- */

FN u32 player_of(const Game *g, int seat) {
#ifdef __CUDACC__ /* an index known at compile time keeps the words in registers */
    u32 found = g->player[0];
    UNROLL for (int i = 1; i < 5; i++) found = seat == i ? g->player[i] : found;
    return found;
#else
    return g->player[seat];
#endif
}
FN void set_player(Game *g, int seat, u32 player) {
#ifdef __CUDACC__
    UNROLL for (int i = 0; i < 5; i++) g->player[i] = seat == i ? player : g->player[i];
#else
    g->player[seat] = player;
#endif
}
FN u32 gems_of(u32 player) { return player & 0x7fff; }
FN int canoe_shift(int canoe) { return 15 + 7 * canoe; }
FN int space_of(u32 player, int canoe) { return player >> canoe_shift(canoe) & 15; }
FN int cargo_of(u32 player, int canoe) { return player >> (canoe_shift(canoe) + 4) & 7; }
FN u32 with_canoe(u32 player, int canoe, int space, int cargo) {
    int shift = canoe_shift(canoe);
    return (player & ~(127u << shift)) | (u32)(space | cargo << 4) << shift;
}
FN int tile_of(u32 player) { return player >> 29; }
FN u32 with_tile(u32 player, int tile) { return (player & 0x1fffffff) | (u32)tile << 29; }

FN u32 hand_of(const Game *g, int seat) { return g->hands >> 7 * seat & 127; }
FN int round_of(const Game *g) { return (int)(g->hands >> 50); }
FN int weather_of(const Game *g) { return (int)(g->sites >> 60 & 3) - 1; }
FN int arm_of(const Game *g) { return (int)(g->sites >> 62 & 1); }
FN int in_canoe_phase(const Game *g) { return (int)(g->sites >> 63); }
FN u32 site_of(const Game *g, int site) {
    return site < 4 ? (u32)(g->sites >> 15 * site) & 0x7fff : g->rest & 0x7fff;
}
FN void add_to_site(Game *g, int site, int gems) {
    if (site < 4)
        g->sites += (u64)(long long)gems << 15 * site;
    else
        g->rest += (u32)gems;
}
FN int start_of(const Game *g) { return g->rest >> 15 & 7; }
FN int actor_of(const Game *g) { return g->rest >> 18 & 7; }
FN int moved_of(const Game *g) { return g->rest >> 21 & 3; }
FN int began_at(const Game *g, int canoe) { return g->rest >> (23 + 4 * canoe) & 15; }
FN int is_over(const Game *g) { return actor_of(g) == NOBODY; }
FN void set_actor(Game *g, int seat) { g->rest = (g->rest & ~(7u << 18)) | (u32)seat << 18; }

/* ---- Chance ---------------------------------------------------------------------------------- */

/* PCG's output over a linear congruence: 32 random bits. */
FN u32 random_bits(u64 *state) {
    u64 was = *state;
    *state = was * 6364136223846793005ull + 1442695040888963407ull;
    u32 mixed = (u32)(((was >> 18) ^ was) >> 27), turn = (u32)(was >> 59);
    return mixed >> turn | mixed << (-turn & 31);
}
FN int random_below(u64 *state, int many) {
    return (int)((u64)random_bits(state) * (u32)many >> 32);
}

/* ---- Set-up (R1.6, D4) ----------------------------------------------------------------------- */

FN void begin_choosing(Game *g, int start) {
    g->sites &= ~(1ull << 63);
    g->rest = (g->rest & 0x80007fff) | (u32)start << 15 | (u32)start << 18;
}
FN Game new_game(const Rules *rules, int start, int arm) {
    Game g;
    u32 ashore = with_canoe(with_canoe(0, 0, SHORE, EMPTY), 1, SHORE, EMPTY);
    UNROLL for (int i = 0; i < 5; i++) g.player[i] = i < rules->seats ? ashore : 0;
    g.hands = (1ull << 50) | ((1ull << 7 * rules->seats) - 1);
    g.sites = FULL_SITES_LOW | 1ull << 60 | (u64)arm << 62;
    g.rest = FULL_SITE_HIGH;
    begin_choosing(&g, start);
    return g;
}

FN Game random_game(const Rules *rules, u64 *rng) {
    int start = random_below(rng, rules->seats);
    return new_game(rules, start, random_below(rng, 2));
}

/* ---- Legal actions --------------------------------------------------------------------------- */

/* The kinds in a bag as bits 0, 3, 6, 9, 12; the same as bits 0, 4, 8, 12, 16; as bits 0 to 4. */
FN u32 kinds_in(u32 bag) { return (bag | bag >> 1 | bag >> 2) & 011111; }
FN u32 four_apart(u32 k) {
    return (k & 1) | (k << 1 & 1 << 4) | (k << 2 & 1 << 8) | (k << 3 & 1 << 12) | (k << 4 & 1 << 16);
}
FN u32 side_by_side(u32 k) {
    return (k & 1) | (k >> 2 & 2) | (k >> 4 & 4) | (k >> 6 & 8) | (k >> 8 & 16);
}

FN void add_trips(const Game *g, const Rules *rules, int seat, u32 player, int canoe, Legal *legal) {
    int cargo = cargo_of(player, canoe), loaded = cargo != EMPTY;
    TripRow row = TRIP_ROWS[(space_of(player, canoe) * 7 + tile_of(player)) * 2 + loaded];
    u32 other = loaded ? ~(1u << 3 * cargo) : ~0u; /* R4.7: another kind than the one put down */
    u64 before = row.before, after = row.after;
    int first = loaded ? 27 : 7; /* where loads after an unloading, or loads, begin */
    if (row.here_ways)
        before |= (u64)(four_apart(kinds_in(site_of(g, row.here)) & other) * row.here_ways) << first;
    first = loaded ? 18 : 3;
    if (row.up_site != NO_SITE)
        after |= (u64)(kinds_in(site_of(g, row.up_site)) & other) << first;
    if (row.down_ways)
        after |= (u64)((kinds_in(site_of(g, row.down_site)) & other) * row.down_ways) << first;
    legal->before[canoe] = before;
    legal->after[canoe] = after;
    u32 theft = 0;
    if (row.theft_at) { /* R4.8: from any loaded canoe of another player on that disc */
        int rival = seat;
        for (int i = 0; i < rules->seats - 1; i++) {
            rival = rival + 1 == rules->seats ? 0 : rival + 1;
            u32 other_player = player_of(g, rival);
            UNROLL for (int c = 0; c < 2; c++) {
                int is_loot = space_of(other_player, c) == row.theft_at && cargo_of(other_player, c) != EMPTY;
                theft |= (u32)is_loot << (2 * i + c);
            }
        }
        theft <<= 8 * loaded;
    }
    legal->theft[canoe] = theft;
}

FN Legal legal_actions(const Game *g, const Rules *rules) {
    Legal legal = {{0, 0}, {0, 0}, {0, 0}, 0};
    int seat = actor_of(g);
    if (seat == NOBODY) return legal;
    u32 player = player_of(g, seat);
    if (!in_canoe_phase(g)) { /* R2.1, R7.1 */
        legal.other = hand_of(g, seat);
        u32 owned = side_by_side(kinds_in(gems_of(player)));
        UNROLL for (int c = 0; c < 2; c++)
            if (space_of(player, c) == LOST) legal.other |= owned << (7 + 5 * c);
        return legal;
    }
    if (tile_of(player) == CLOUD) { /* R5.1 */
        int weather = weather_of(g);
        legal.other = (u32)(weather > MIN_WEATHER) << 17 | (u32)(weather < MAX_WEATHER) << 18;
        return legal;
    }
    u32 turn = TURNS[(began_at(g, 0) * SPACES + began_at(g, 1)) * 4 + moved_of(g)];
    UNROLL for (int c = 0; c < 2; c++)
        if (turn >> c & 1) add_trips(g, rules, seat, player, c, &legal);
    legal.other = (turn >> 2) << 19; /* R3.2, D1 */
    return legal;
}

/* The legal set as 212 bits in the order of the flat index. */
FN void write_mask(const Legal *legal, u64 mask[4]) {
    mask[0] = legal->before[0] | legal->after[0] << 47;
    mask[1] = legal->after[0] >> 17 | (u64)legal->theft[0] << 16 | legal->before[1] << 32;
    mask[2] = legal->before[1] >> 32 | legal->after[1] << 15 | (u64)legal->theft[1] << 48;
    mask[3] = legal->other;
}

/* ---- The end (R8) ---------------------------------------------------------------------------- */

FN int total_of(u32 bag) {
    return POPCOUNT(bag & 011111) + 2 * POPCOUNT(bag & 022222) + 4 * POPCOUNT(bag & 044444);
}
FN int most_of_a_kind(u32 bag) {
    int most = 0;
    UNROLL for (int k = 0; k < 5; k++) {
        int count = bag >> 3 * k & 7;
        most = count > most ? count : most;
    }
    return most;
}
/* The goals a bag meets, as bits: four of a kind, five kinds, seven in all. */
FN int goals_met(u32 bag) {
    return (most_of_a_kind(bag) >= GOAL_OF_A_KIND) | (POPCOUNT(kinds_in(bag)) >= GOAL_KINDS) << 1 |
           (total_of(bag) >= GOAL_IN_ALL) << 2;
}
FN int worth_of(u32 bag) { /* R8.2 */
    int worth = 0;
    UNROLL for (int k = 0; k < 5; k++) worth += (k + 1) * (int)(bag >> 3 * k & 7);
    return worth;
}
FN int progress_of(u32 bag) { /* R8.3, with the number of gems to break ties */
    int parts = most_of_a_kind(bag) * (PROGRESS / GOAL_OF_A_KIND);
    int kinds = POPCOUNT(kinds_in(bag)) * (PROGRESS / GOAL_KINDS);
    int all = total_of(bag) * (PROGRESS / GOAL_IN_ALL);
    parts = kinds > parts ? kinds : parts;
    return (all > parts ? all : parts) * 64 + total_of(bag);
}
FN int is_won(const Game *g, const Rules *rules) {
    int won = 0;
    UNROLL for (int i = 0; i < 5; i++) won |= i < rules->seats && goals_met(gems_of(g->player[i]));
    return won;
}
/* The winners of a game that is over, as bits. */
FN u32 winners_of(const Game *g, const Rules *rules) {
    int won = is_won(g, rules), best = -1;
    u32 winners = 0;
    UNROLL for (int i = 0; i < 5; i++) {
        u32 bag = gems_of(g->player[i]);
        int score = !won ? progress_of(bag) : !goals_met(bag) ? -1 : rules->gem_value ? worth_of(bag) : 0;
        if (i >= rules->seats || score < best || score < 0) continue;
        winners = score > best ? 1u << i : winners | 1u << i;
        best = score;
    }
    return winners;
}

/* ---- The river (R6) and the round's end ------------------------------------------------------ */

FN void lose_cargo(Game *g, int cargo) { /* R6.5: back to the site of its own kind */
    if (cargo != EMPTY) add_to_site(g, cargo, 1 << 3 * cargo);
}

FN u64 pushed(u64 carried, int arm) {
    u64 next = 0;
    for (int space = 0; space < SPACES; space++)
        next |= (PUSHED[arm] >> 4 * (carried >> 4 * space & 15) & 15) << 4 * space;
    return next;
}
/* Where the pushes carry each space, four bits a space; the arms they took, as bits after a one. */
FN u64 flow(Game *g, const Rules *rules, int pushes, u64 *rng, u32 *arms) {
    int arm = arm_of(g), begun = (int)(g->rest >> 31);
    u64 carried = ALTERNATING[arm * (MAX_SPEED + 1) + pushes];
    u32 taken = 1;
    if (rules->natural) carried = ALL_SPACES;
    for (int i = 0; i < pushes; i++) {
        int repeats = rules->natural && begun && random_below(rng, REPEATS_ONE_IN) == 0;
        int into = arm ^ repeats; /* R6.4 */
        if (rules->natural) carried = pushed(carried, into);
        taken = taken << 1 | (u32)into;
        arm = 1 - into;
        begun = 1;
    }
    g->sites = (g->sites & ~(1ull << 62)) | (u64)arm << 62;
    g->rest |= (u32)begun << 31;
    *arms = taken;
    return carried;
}

FN void end_round(Game *g, const Rules *rules, u64 *rng, u32 *arms) {
    int round = round_of(g), seats = rules->seats;
    if (round >= rules->limit || is_won(g, rules)) {
        g->rest = (g->rest & ~(0x3ffu << 21)) | (u32)NOBODY << 18;
        g->sites &= ~(1ull << 63);
        return;
    }
    int lowest = CLOUD;
    UNROLL for (int i = 0; i < 5; i++) {
        int tile = tile_of(g->player[i]);
        lowest = i < seats && tile < lowest ? tile : lowest;
    }
    int speed = (lowest == CLOUD ? 0 : lowest) + weather_of(g); /* R6.1 */
    u64 carried = speed > 0 ? flow(g, rules, speed, rng, arms) : ALL_SPACES;
    int refill = hand_of(g, 0) == 0; /* R2.1 */
    u64 tops = 0;
    UNROLL for (int i = 0; i < 5; i++) {
        if (i >= seats) continue;
        u32 player = g->player[i];
        UNROLL for (int c = 0; c < 2; c++) {
            int to = (int)(carried >> 4 * space_of(player, c) & 15), cargo = cargo_of(player, c);
            if (to == LOST) lose_cargo(g, cargo);
            player = with_canoe(player, c, to, to == LOST ? EMPTY : cargo);
        }
        int stranded = space_of(player, 0) == LOST && space_of(player, 1) == LOST;
        if (stranded && !gems_of(player)) player = with_canoe(player, 0, SHORE, EMPTY); /* R7.3 */
        tops |= (u64)tile_of(player) << (35 + 3 * i);
        g->player[i] = with_tile(player, 0);
    }
    u64 hands = refill ? (1ull << 7 * seats) - 1 : (g->hands & ((1ull << 35) - 1)) | tops;
    g->hands = hands | (u64)(round + 1) << 50;
    int start = start_of(g) + 1;
    begin_choosing(g, start == seats ? 0 : start); /* R2.4 */
}

/* Phase II after so many turns: the next seat clockwise that has something to do (R2.2). */
FN void begin_turns(Game *g, const Rules *rules, int done, u64 *rng, u32 *arms) {
    for (int place = done; place < rules->seats; place++) {
        int seat = start_of(g) + place;
        seat -= seat >= rules->seats ? rules->seats : 0;
        u32 player = player_of(g, seat);
        int a = space_of(player, 0), b = space_of(player, 1);
        if (tile_of(player) == CLOUD || TURNS[(a * SPACES + b) * 4] & 3) {
            g->sites |= 1ull << 63;
            g->rest = (g->rest & ~(0x1fffu << 18)) | (u32)seat << 18 | (u32)a << 23 | (u32)b << 27;
            return;
        }
    }
    end_round(g, rules, rng, arms);
}
FN void end_turn(Game *g, const Rules *rules, u64 *rng, u32 *arms) {
    int done = actor_of(g) - start_of(g);
    begin_turns(g, rules, (done < 0 ? done + rules->seats : done) + 1, rng, arms);
}

/* ---- Actions --------------------------------------------------------------------------------- */

FN void choose_tile(Game *g, const Rules *rules, int seat, int tile, u64 *rng, u32 *arms) {
    set_player(g, seat, with_tile(player_of(g, seat), tile));
    g->hands &= ~(1ull << (7 * seat + tile - 1));
    int next = seat, start = start_of(g);
    do next = next + 1 == rules->seats ? 0 : next + 1;
    while (next != start && tile_of(player_of(g, next))); /* some may have chosen before */
    if (next == start)
        begin_turns(g, rules, 0, rng, arms);
    else
        set_actor(g, next);
}
FN void ransom(Game *g, int seat, int canoe, int kind) { /* R7.1 */
    set_player(g, seat, with_canoe(player_of(g, seat), canoe, SHORE, EMPTY) - (1u << 3 * kind));
    add_to_site(g, kind, 1 << 3 * kind);
}

FN void make_trip(Game *g, const Rules *rules, int seat, int index, u64 *rng, u32 *arms) {
    int canoe = index >= TRIPS;
    index -= canoe * TRIPS;
    TripPart part = TRIP_PARTS[index];
    u32 player = player_of(g, seat);
    int at = space_of(player, canoe), cargo = cargo_of(player, canoe);
    int to = DESTINATIONS[(at * 7 + tile_of(player) - part.cost) * 4 + part.way];
    if (part.cost) { /* R4.5 to R4.7: at one site, where the trip begins or where it ends */
        int site = SITES[part.is_after ? to : at];
        if (part.unloads) {
            add_to_site(g, site, 1 << 3 * cargo);
            cargo = EMPTY;
        }
        if (part.loads != EMPTY) {
            cargo = part.loads;
            add_to_site(g, site, -(1 << 3 * cargo));
        }
    }
    if (part.rival) { /* R4.8 */
        int victim = seat + part.rival;
        victim -= victim >= rules->seats ? rules->seats : 0;
        u32 robbed = player_of(g, victim);
        cargo = cargo_of(robbed, part.rival_canoe);
        set_player(g, victim, with_canoe(robbed, part.rival_canoe, space_of(robbed, part.rival_canoe), EMPTY));
    }
    if (to == SHORE && cargo != EMPTY) { /* R4.10 */
        player += 1u << 3 * cargo;
        cargo = EMPTY;
    } else if (to == LOST) { /* R4.13 */
        lose_cargo(g, cargo);
        cargo = EMPTY;
    }
    set_player(g, seat, with_canoe(player, canoe, to, cargo));
    g->rest |= 1u << (21 + canoe);
    u32 turn = TURNS[(began_at(g, 0) * SPACES + began_at(g, 1)) * 4 + moved_of(g)];
    if (!(turn & 3)) end_turn(g, rules, rng, arms);
}

/* Play a legal action, and all that follows from it. `arms`: the arms of the flow, if there was one. */
FN void play(Game *g, const Rules *rules, int action, u64 *rng, u32 *arms) {
    int seat = actor_of(g);
    *arms = NO_FLOW;
    if (action < FIRST_TILE) {
        make_trip(g, rules, seat, action, rng, arms);
    } else if (action < FIRST_RANSOM) {
        choose_tile(g, rules, seat, action - FIRST_TILE + 1, rng, arms);
    } else if (action < FIRST_WEATHER) {
        int which = action - FIRST_RANSOM;
        ransom(g, seat, which >= 5, which >= 5 ? which - 5 : which);
    } else {
        if (action < DONE_INDEX) /* R5.1 */
            g->sites += (u64)(2 * (action - FIRST_WEATHER) - 1) << 60;
        end_turn(g, rules, rng, arms);
    }
}

/* ---- Policies -------------------------------------------------------------------------------- */

FN int nth_bit(u64 bits, int n) {
    while (n--) bits &= bits - 1;
    return LOWEST_BIT(bits);
}
/* Any legal action, all equally likely. */
FN int random_action(const Legal *legal, u64 *rng) {
    u64 pieces[7] = {legal->before[0], legal->after[0], legal->theft[0], legal->before[1],
                     legal->after[1],  legal->theft[1], legal->other};
    const int firsts[7] = {0, FIRST_AFTER, FIRST_THEFT, TRIPS, TRIPS + FIRST_AFTER, TRIPS + FIRST_THEFT, FIRST_TILE};
    int counts[7], total = 0;
    UNROLL for (int i = 0; i < 7; i++) total += counts[i] = POPCOUNT(pieces[i]);
    int n = random_below(rng, total), first = 0;
    u64 piece = 0;
    UNROLL for (int i = 0; i < 7; i++) {
        int here = n >= 0 && n < counts[i];
        piece = here ? pieces[i] : piece;
        first = here ? firsts[i] : first;
        n = here ? n - 64 : n - (n >= 0 ? counts[i] : 0);
    }
    return first + nth_bit(piece, n + 64);
}

/* Of the thefts in a piece the one from the lowest seat: the order of the rules' list. */
FN int first_theft(u32 thefts, int seat, int seats) {
    int before = seats - seat - 1; /* rivals clockwise before seat 0 */
    u32 shift = thefts > 0xff ? 8 : 0, piece = thefts >> shift;
    u32 low = piece >> 2 * before;
    return (int)shift + (low ? 2 * before + LOWEST_BIT(low) : LOWEST_BIT(piece));
}

/* How good a trip looks to the quick policy (niagara/bots/quick_policy.py), in halves. */
FN int merit_of(TripPart part, int to, int loaded) {
    int depth = DEPTHS[to];
    if (to == LOST) return MERIT_FALLS;
    if (loaded) return part.unloads ? MERIT_UNLOAD : MERIT_LANDING - 2 * depth;
    if (part.rival) return MERIT_THEFT;
    if (part.loads != EMPTY) return MERIT_LOAD - depth;
    int away = depth - WAITING_DEPTH;
    return away > 0 ? -2 * away : 2 * away;
}
FN int quick_action(const Game *g, const Rules *rules, const Legal *legal, u64 *rng) {
    int seat = actor_of(g);
    u32 player = player_of(g, seat);
    if (!in_canoe_phase(g)) {
        u32 ransoms = legal->other >> 7;
        if (ransoms) return FIRST_RANSOM + LOWEST_BIT(ransoms);
        return FIRST_TILE + nth_bit(legal->other, random_below(rng, POPCOUNT(legal->other)));
    }
    u32 rest = legal->other >> 17;
    if (rest & 3) return FIRST_WEATHER + LOWEST_BIT(rest);
    int best = DONE_INDEX, most = rest >> 2 ? 0 : MERIT_WORST;
    for (int c = 1; c >= 0; c--) { /* of equals the first is chosen, so the later come first */
        int at = space_of(player, c), tile = tile_of(player), loaded = cargo_of(player, c) != EMPTY;
        u64 pieces[2] = {legal->after[c], legal->before[c]};
        if (legal->theft[c]) {
            int index = FIRST_THEFT + first_theft(legal->theft[c], seat, rules->seats);
            int merit = loaded ? MERIT_UNLOAD : MERIT_THEFT;
            if (merit >= most) best = c * TRIPS + index, most = merit;
        }
        for (int which = 0; which < 2; which++) {
            int top = -1000, top_index = 0;
            for (u64 bits = pieces[which]; bits; bits &= bits - 1) {
                int index = LOWEST_BIT(bits) + (which ? 0 : FIRST_AFTER);
                TripPart part = TRIP_PARTS[index];
                int to = DESTINATIONS[(at * 7 + tile - part.cost) * 4 + part.way];
                int merit = merit_of(part, to, loaded);
                if (merit > top) top = merit, top_index = index;
            }
            if (pieces[which] && top >= most) best = c * TRIPS + top_index, most = top;
        }
    }
    return best;
}

enum { RANDOM_POLICY, QUICK_POLICY };
FN int chosen_by(int policy, const Game *g, const Rules *rules, const Legal *legal, u64 *rng) {
    return policy == QUICK_POLICY ? quick_action(g, rules, legal, rng) : random_action(legal, rng);
}
