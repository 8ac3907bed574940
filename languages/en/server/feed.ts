import { sentences } from '../grammar.ts'

export const texts = sentences({
  family: (name: string) => `The family of ${name}`,
  memory: (name: string) => `A memory of ${name}`,
  answerFrom: (name: string | null) => `Answer from ${name ?? 'the family'}`,
  photographs: (count: number) => (count === 1 ? 'A new photograph' : `${count} new photographs`),
})
