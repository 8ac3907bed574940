/**
 * For React's roots, of an error after which React drew again: the error itself. Left alone, React tells the console that it
 * drew again, and leaves out why.
 */
export const onRecoverableError = (error: unknown) => console.error((error as Error).cause ?? error)
