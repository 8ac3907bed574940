/**
 * The number from which tests choose their random inputs. It is the same in each run, so that a failure is about the change; where
 * the order of the tests is random, it is that of the order.
 */
export const seed = Number(process.env.TEST_ORDER ?? process.env.SEED ?? 1)
