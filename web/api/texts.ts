import { inLanguage } from '../../domain/language.ts'

const en = {
  unreadable: (file: string) => `“${file}” cannot be read on this device any more. Please choose it again.`,
}

export const texts = inLanguage({ en })
