import { sentences } from '../grammar.ts'

/** Below an open photograph, and in the form for a memory about it. */
export const texts = sentences({
  tell: 'Tell about this photograph',
  memoryBy: (name: string) => `${name} told about this`,
  about: 'You are writing about this photograph',
  withoutPhotograph: 'Write without this photograph',
  gone: 'The photograph is no longer here. What you wrote is kept; you can share it without the photograph.',
})
