/** The path of the drawing that is shown in place of a missing picture. */
export const defaultPortrait = '/pictures/portrait-default.svg'
