/** The stylesheets called `x.later.css` are built into a file of this name: nobody sees what they style before a script has come. */
export const LATER = 'later'
