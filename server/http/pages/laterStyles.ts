/**
 * The name of the file in which the build collects the stylesheets named `x.later.css`. They apply only to elements that appear
 * after a script has loaded.
 */
export const LATER_STYLES = 'later'
