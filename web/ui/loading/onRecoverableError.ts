/**
 * Logs the cause of an error from which React has recovered by rendering again. This is an option for React's roots, because by
 * default, React logs only that it has rendered again, without the cause.
 */
export const onRecoverableError = (error: unknown) => console.error((error as Error).cause ?? error)
