/** The path of the drawing shown in place of a missing picture. */
export const defaultPortrait = '/pictures/portrait-default.svg'
