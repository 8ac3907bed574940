/**
 * The build collects stylesheets named `x.later.css` in a file of this name: they style nothing that is visible before a script
 * has loaded.
 */
export const LATER = 'later'
