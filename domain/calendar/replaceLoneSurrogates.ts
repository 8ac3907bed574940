/** Replaces half a surrogate pair, as a cut-off emoji leaves it, with U+FFFD. `String.toWellFormed` needs Safari 16.4. */
export const replaceLoneSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
