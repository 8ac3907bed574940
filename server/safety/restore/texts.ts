import { sentences } from '../../../languages/en/grammar.ts'

const en = {
  leftOutRow: (table: string, id: string, reason: string) => `Left out of ${table}: ${id}: ${reason}.`,
  leftOutValue: (table: string, id: string, column: string, reason: string) =>
    `Left out of ${table}: the ${column} of ${id}: ${reason}.`,
}

export const texts = sentences(en)
