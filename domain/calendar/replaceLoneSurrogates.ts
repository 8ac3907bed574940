/**
 * Replaces each half of a surrogate pair that lacks its other half, for example in a truncated emoji, with U+FFFD.
 * `String.toWellFormed` does the same, but needs Safari 16.4.
 */
export const replaceLoneSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
