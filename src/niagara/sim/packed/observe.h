/* What a seat knows, as a row of zeros and ones. */

/* Where the fields of an observation lie, and how wide they are: niagara/sim/observation.py, handed
 * over by row_layout.py. Fields of the table are counted from the row's beginning, those of a
 * seat from the beginning of that seat's part. */
typedef struct {
    int width, first_seat, seat_width;
    int in_turn, is_over, turn, start, moved, began[2], weather, next_arm, has_flowed, lowest, round;
    int is_limited, rounds_left, is_natural, by_value, lying, lying_counts;
    int is_present, space[2], cargo[2], gems, all_gems, hand, tile, top;
    int round_digits, count_digits, most_of_a_kind, most_gems, thresholds, threshold[32];
} Layout;

FN void put_digits(u8 *places, u32 number, int digits) {
    for (int i = 0; i < digits; i++) places[i] = number >> i & 1;
}
FN void put_thermometer(u8 *places, int number, int width) {
    for (int i = 0; i < width; i++) places[i] = i < number;
}
FN int steps_between(int from, int to, int seats) { return to >= from ? to - from : to + seats - from; }

FN void observe_turn(const Game *g, const Rules *rules, int seat, const Layout *at, u8 *row) {
    int actor = actor_of(g), in_turn = in_canoe_phase(g);
    row[at->in_turn] = (u8)in_turn;
    row[at->is_over] = actor == NOBODY;
    row[at->start + steps_between(seat, start_of(g), rules->seats)] = 1;
    if (!in_turn) return;
    row[at->turn + steps_between(seat, actor, rules->seats)] = 1;
    put_digits(row + at->moved, (u32)moved_of(g), 2);
    for (int c = 0; c < 2; c++) row[at->began[c] + began_at(g, c)] = 1;
}
FN void observe_table(const Game *g, const Rules *rules, const Layout *at, u8 *row) {
    row[at->weather + weather_of(g) - MIN_WEATHER] = 1;
    row[at->next_arm] = (u8)arm_of(g);
    row[at->has_flowed] = (u8)(g->rest >> 31);
    put_digits(row + at->round, (u32)round_of(g), at->round_digits);
    row[at->is_limited] = 1;
    for (int i = 0; i < at->thresholds; i++)
        row[at->rounds_left + i] = rules->limit - round_of(g) >= at->threshold[i];
    row[at->is_natural] = rules->natural != 0;
    row[at->by_value] = rules->gem_value != 0;
    for (int site = 0; site < 5; site++)
        for (int kind = 0; kind < 5; kind++) {
            u32 count = site_of(g, site) >> 3 * kind & 7;
            row[at->lying + 5 * site + kind] = count > 0;
            put_digits(row + at->lying_counts + (5 * site + kind) * at->count_digits, count, at->count_digits);
        }
}
/* R2.2: a rival's tile that lies face down counts as in its hand. */
FN void observe_seat(const Game *g, int other, int is_self, int is_open, const Layout *at, u8 *part) {
    u32 player = g->player[other], hand = hand_of(g, other);
    int tile = tile_of(player), top = (int)(g->hands >> (35 + 3 * other) & 7);
    part[at->is_present] = 1;
    for (int c = 0; c < 2; c++) {
        int cargo = cargo_of(player, c);
        part[at->space[c] + space_of(player, c)] = 1;
        if (cargo != EMPTY) part[at->cargo[c] + cargo] = 1;
    }
    for (int kind = 0; kind < 5; kind++)
        put_thermometer(part + at->gems + kind * at->most_of_a_kind, player >> 3 * kind & 7, at->most_of_a_kind);
    put_thermometer(part + at->all_gems, total_of(gems_of(player)), at->most_gems);
    if (tile && !is_self && !is_open) {
        hand |= 1u << (tile - 1);
        tile = 0;
    }
    put_digits(part + at->hand, hand, 7);
    if (tile) part[at->tile + tile - 1] = 1;
    if (top) part[at->top + top - 1] = 1;
}
/* Write what a seat knows into its row, which holds zeros. */
FN void observe(const Game *g, const Rules *rules, int seat, const Layout *at, u8 *row) {
    int start = start_of(g), actor = actor_of(g), lowest = 0;
    int open_until = actor == NOBODY ? rules->seats : steps_between(start, actor, rules->seats);
    if (actor != NOBODY && !in_canoe_phase(g)) open_until = -1;
    observe_turn(g, rules, seat, at, row);
    observe_table(g, rules, at, row);
    for (int steps = 0; steps < rules->seats; steps++) {
        int other = seat + steps;
        other -= other >= rules->seats ? rules->seats : 0;
        int is_open = steps_between(start, other, rules->seats) <= open_until;
        int tile = is_open ? tile_of(g->player[other]) : 0;
        if (tile && (!lowest || tile < lowest)) lowest = tile;
        observe_seat(g, other, steps == 0, is_open, at, row + at->first_seat + steps * at->seat_width);
    }
    if (lowest) row[at->lowest + lowest - 1] = 1;
}
