import { sentences } from '../grammar.ts'

const en = { start: 'Start Slideshow' }

export const texts = sentences(en)
