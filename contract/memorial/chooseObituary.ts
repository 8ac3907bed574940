import type { Obituary } from './obituary.ts'

/** Returns the obituary that visitors read: the saved one, else the neutral text if there is one, else the sample. */
export const chooseObituary = (
  { content, neutralText }: Pick<Obituary, 'content' | 'neutralText'>,
  sampleObituary: string,
) => content ?? neutralText ?? sampleObituary
