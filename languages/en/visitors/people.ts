import { sentences } from '../grammar.ts'

export const texts = sentences({
  whoIsIn: 'Who is in it',
  notSeen: 'Visitors do not see this name',
})
