import { trimEdges } from '../../../domain/normalizeText.ts'

/**
 * Removes what nobody sees from both ends of names and values, and quotation marks around values. Some editors and shells add them,
 * such as a BOM before the first name in `.env`, and Docker keeps the quotation marks in a file of variables. If the exact name is
 * set, too, its value wins. A variable without a value is not set.
 */
export const cleanVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name === trimEdges(name) || env[trimEdges(name)] === undefined)
      .map(([name, value]) => [trimEdges(name), cleanValue(value ?? '')])
      .filter(([, value]) => value !== ''),
  )

const quotationMarks = ['""', "''", '``', '“”', '„“', '‘’', '‚‘', '«»', '»«']

function cleanValue(value: string): string {
  const text = trimEdges(value)
  const isQuoted = text.length > 1 && quotationMarks.includes(`${text.at(0)}${text.at(-1)}`)
  return isQuoted ? trimEdges(text.slice(1, -1)) : text
}
