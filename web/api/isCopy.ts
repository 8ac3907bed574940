declare const STATIC_COPY: boolean

/**
 * Whether this is the build for the static copy: files that open without a server. What needs a server is not drawn
 * there. A constant of the build, so that neither build carries the other's code.
 */
export const isCopy = typeof STATIC_COPY === 'boolean' && STATIC_COPY
