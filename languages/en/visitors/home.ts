import { sentences } from '../grammar.ts'

export const texts = sentences({ start: 'Start Slideshow' })
