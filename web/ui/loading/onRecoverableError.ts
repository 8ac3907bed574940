/**
 * Logs the cause of an error after which React rendered again, for the option of React's roots. By default React logs only
 * that it rendered again, without the cause.
 */
export const onRecoverableError = (error: unknown) => console.error((error as Error).cause ?? error)
