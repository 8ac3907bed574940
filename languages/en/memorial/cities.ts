import { sentences } from '../grammar.ts'

/**
 * The cities and islands of time zones that have another name in this language than in English: 'Vienna=Wien,Zurich=Zürich'. Pages for
 * visitors do without them: the server names the zone of a service.
 */
export const cityTexts = sentences({ cities: '' })
