import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fieldTexts } from '../../contract/fieldTexts.ts'
import { texts } from './texts.ts'

/** Zod's alone: Fastify then loads neither its own validator nor its own serializer, for which it is typed. */
export const schemas = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

const kinds: Record<string, string> = texts.kinds

/** What is said where the contract has no sentence of its own: those of Zod are for programmers. */
z.config({
  customError: ({ code, input, expected, values }) => {
    if (code === 'invalid_value') return texts.oneOf((values as unknown[]).join(', '))
    if (code === 'invalid_type' && input !== undefined) return kinds[String(expected)] ?? fieldTexts.unusable
    return input === undefined || input === '' ? texts.needed : fieldTexts.unusable
  },
})
