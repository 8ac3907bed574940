import { z } from 'zod'
import { secretNames, type Variable, variables } from '../../server/base/config/variables.ts'

export const updateVariableTable = (readme: string) =>
  readme.replace(/\| variable [\s\S]*?(?=\n\n)/, () => makeTableLines().join('\n'))

function makeTableLines(): string[] {
  const rows = [
    ['variable', 'what it sets', 'default'],
    ...groupVariables().map(({ names, purpose, defaultText }) => [
      names.map((name) => `\`${name}\``).join(', '),
      purpose,
      defaultText,
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  lines.splice(
    1,
    0,
    widths.map((width) => '-'.repeat(width)),
  )
  return lines.map((cells) => `| ${cells.join(' | ')} |`)
}

/** The text contains every variable, commented out. */
export const makeEnvExample = () =>
  [
    '# Copy this file to .env, and remove the # from the lines you want; all of them are optional. `npm start` and the',
    '# commands read .env; the demo does not. What the shell or a container sets takes precedence.',
    `# A secret can be stored in a file: ${secretNames[0]}_FILE=/run/secrets/password, and the same for each secret below.`,
    '# `npm run variables` writes this file.',
    ...groupVariables().flatMap(({ names, purpose, defaultText }) => [
      '',
      `# ${toPlainText(purpose)} (default: ${toPlainText(defaultText)})`,
      ...names.map((name) => {
        const { example, isSecret }: Variable = variables[name]
        return `#${name}=${/\s/.test(example) ? `"${example}"` : example}${isSecret ? `   # or ${name}_FILE` : ''}`
      }),
    ]),
    '',
  ].join('\n')

type Name = keyof typeof variables

function groupVariables() {
  const groups: { names: Name[]; purpose: string; defaultTexts: string[] }[] = []
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    if (variable.purpose) groups.push({ names: [], purpose: variable.purpose, defaultTexts: [] })
    groups.at(-1)?.names.push(name as Name)
    groups.at(-1)?.defaultTexts.push(describeDefault(variable))
  }
  return groups.map(({ names, purpose, defaultTexts }) => ({
    names,
    purpose,
    defaultText: defaultTexts.filter(Boolean).join(', '),
  }))
}

function describeDefault({ schema, defaultText }: Variable): string {
  if (defaultText !== undefined) return defaultText
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : null
  return value === null ? '' : `\`${String(value)}\``
}

const toPlainText = (markdown: string) =>
  markdown.replaceAll('`', '').replaceAll(/\[(.*?)\]\((.*?)\)/g, '$1 in $2')
