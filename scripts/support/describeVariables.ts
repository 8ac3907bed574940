import { secretNames, variableGroups } from '../../server/base/config/variables.ts'

/** Returns the text of README.md with an up-to-date table of all variables. */
export const updateVariableTable = (readme: string) =>
  readme.replace(/\| variable [\s\S]*?(?=\n\n)/, () => makeTableLines().join('\n'))

function makeTableLines(): string[] {
  const rows = [
    ['variable', 'what it sets', 'default'],
    ...variableGroups.map(({ examples, purpose, defaultText }) => [
      Object.keys(examples)
        .map((name) => `\`${name}\``)
        .join(', '),
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

/** Makes the text of .env.example. It contains every variable, commented out. */
export const makeEnvExample = () =>
  [
    '# Copy this file to .env, and remove the # from the lines you want; all of them are optional. `npm start` and the',
    '# commands read .env; the demo does not. What the shell or a container sets takes precedence.',
    `# A secret can be stored in a file: ${secretNames[0]}_FILE=/run/secrets/password, and the same for each secret below.`,
    '# `npm run variables` writes this file.',
    ...variableGroups.flatMap(({ examples, purpose, defaultText }) => [
      '',
      `# ${toPlainText(purpose)} (default: ${toPlainText(defaultText)})`,
      ...Object.entries(examples).map(
        ([name, value]) =>
          `#${name}=${/\s/.test(value) ? `"${value}"` : value}${isSecret(name) ? `   # or ${name}_FILE` : ''}`,
      ),
    ]),
    '',
  ].join('\n')

const isSecret = (name: string) => (secretNames as readonly string[]).includes(name)

const toPlainText = (markdown: string) =>
  markdown.replaceAll('`', '').replaceAll(/\[(.*?)\]\((.*?)\)/g, '$1 in $2')
