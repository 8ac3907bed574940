import { sentences } from '../../../languages/en/grammar.ts'

const en = {
  answers: (page: string, status: number) => `${page} answers ${status}`,
  noPage: (page: string) => `${page} is not a page`,
  silent: (page: string, reason: string) => `${page} does not answer: ${reason}`,
}

export const texts = sentences(en)
