/** Half of a pair, as a cut-off emoji leaves it, becomes U+FFFD: `String.toWellFormed` is too young (Safari 16.4). */
export const replaceLoneSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
