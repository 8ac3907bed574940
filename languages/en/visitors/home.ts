import { inLanguage } from '../../../domain/language.ts'

const en = { start: 'Start Slideshow' }

export const texts = inLanguage({ en })
