/**
 * The number from which tests choose their random inputs. It is the same in each run, so that a failure is about the change; where
 * the order of the tests is random, it is that of the order. `SEED` repeats other inputs in any order.
 */
export const seed = Number(process.env.SEED ?? process.env.TEST_ORDER ?? 1)
