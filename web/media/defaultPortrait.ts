/** Path of the drawing shown where a photograph cannot be. */
export const defaultPortrait = '/pictures/portrait-default.svg'
