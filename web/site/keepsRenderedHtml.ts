declare const KEEPS_RENDERED_HTML: boolean

/**
 * Whether this code only takes over pages that the server has rendered. What needs no script is then left as it is, and the build has no
 * code for it. Each build replaces KEEPS_RENDERED_HTML.
 */
export const keepsRenderedHtml = typeof KEEPS_RENDERED_HTML === 'boolean' && KEEPS_RENDERED_HTML
