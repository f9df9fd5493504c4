# A lesson or a puzzle at the table
at-exercise-hint = Hint
at-exercise-hint-more = Another hint
at-exercise-leave = Leave
at-exercise-passed = Well done!
at-exercise-mistaken = Not quite
at-exercise-again = Try again
at-exercise-next = Next lesson
at-exercise-all = All lessons
at-exercise-rule = Rule { $rule }
