declare const STATIC_COPY: boolean

/**
 * Whether this code runs in the static copy, a set of files that open without a server. The static copy renders nothing that
 * needs a server. Each build replaces STATIC_COPY with true or false, so that the build contains only the code for that case.
 */
export const isStaticCopy = typeof STATIC_COPY === 'boolean' && STATIC_COPY
