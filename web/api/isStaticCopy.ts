declare const STATIC_COPY: boolean

/**
 * Whether this is the build for the static copy: files that open without a server. It renders nothing that needs a server.
 * The build replaces the constant, so that neither build contains the other's code.
 */
export const isStaticCopy = typeof STATIC_COPY === 'boolean' && STATIC_COPY
