import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { newPassword } from '../../contract/people/auth.ts'
import { type Config, parseConfig } from '../../server/base/config/config.ts'
import { limits } from '../../contract/limits.ts'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { secretNames, variableNames } from '../../server/base/config/variables.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()

/** Returns what the start says about these variables; null if it takes them. */
function parse(env: Record<string, string>): string | null {
  try {
    parseConfig(env)
    return null
  } catch (error) {
    assert.ok(error instanceof PlainError, String(error))
    return error.message
  }
}

describe('The environment', () => {
  test('without variables serves only this machine, on port 3000, from ./data', () => {
    const config = parseConfig({})
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.port, 3000)
    assert.match(config.dataDir, /\/data$/)
    assert.equal(config.publicUrl, null)
    assert.equal(config.trustProxy, null)
    assert.equal(config.s3, null)
    assert.equal(config.logLevel, 'warn')
    assert.equal(config.mailFrom, null)
  })

  test('with empty values is the same as without them', () => {
    assert.deepEqual(parseConfig({ PORT: '', S3_ENDPOINT: '', TRUST_PROXY: '' }), parseConfig({}))
  })

  test('is refused in one line that names every wrong value', () => {
    const wrong = { PORT: 'http', PUBLIC_URL: 'example.org', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes' }
    assert.throws(
      () => parseConfig(wrong),
      (error: Error) =>
        error instanceof PlainError &&
        Object.keys(wrong).every((name) => error.message.includes(name)) &&
        !error.message.includes('\n'),
    )
  })

  test('is refused with a first administrator’s password that is too short for any keeper', () => {
    assert.equal(parseConfig({ ADMIN_PASSWORD: '1234567890' }).adminPassword, newPassword.parse('1234567890'))
    for (const tooShort of ['123456789', '1        2', '1--------2', '12345\u200b\u200b6789', '……1……']) {
      assert.throws(() => parseConfig({ ADMIN_PASSWORD: tooShort }), /ADMIN_PASSWORD /, tooShort)
      assert.equal(newPassword.safeParse(tooShort).success, false, tooShort)
    }
  })

  const nonsense = [
    '\u0007',
    'a\u0000b',
    'a\nb',
    'wal\u200bter',
    'abc def',
    '1e3',
    '0x10',
    '-1',
    '1.2.3',
    '99999999999999999999',
    'Infinity',
    '~/memorial',
    '$HOME/memorial',
    'http://',
    'x'.repeat(5_000),
    '10.0.0.0/33',
    '::/200',
    '/proc/x',
  ]
  /** The nonsense that each of these variables accepts, because somebody could mean it. */
  const meant: Record<string, (value: string) => boolean> = {
    HOST: (value) => /^[\w.-]+$/.test(value),
    ADMIN_USERNAME: (value) => value.length <= 200,
    ADMIN_PASSWORD: (value) => value.length >= 10 && value.length <= limits.password,
    DATA_DIR: () => true,
    BACKUP_FOLDER: (value) => value !== '/proc/x',
    S3_REGION: (value) => /^[\w-]+$/.test(value),
    S3_BUCKET: (value) => /^[\w.-]+$/.test(value),
    S3_ACCESS_KEY_ID: () => true,
    S3_SECRET_ACCESS_KEY: () => true,
    METRICS_TOKEN: (value) => value.length >= 16,
    HTTPS_DOMAIN: () => false,
  }
  const bucket = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'walter',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const isTypedBadly = (value: string) => /\p{Cc}/u.test(value) || /^[~$]/.test(value)
  for (const name of variableNames)
    test(`refuses nonsense in ${name} in one line that names it`, () => {
      for (const value of nonsense) {
        const outcome = parse({ ...(name.startsWith('S3_') ? bucket : {}), [name]: value })
        if (outcome === null)
          assert.ok(meant[name]?.(value) && !/\p{Cc}/u.test(value), `${name} took ${JSON.stringify(value)}`)
        else assert.match(outcome, new RegExp(`^${name} [^\n]+$`), JSON.stringify(value))
      }
      if (name.endsWith('_DIR') || name.endsWith('_FOLDER'))
        for (const value of nonsense.filter(isTypedBadly))
          assert.notEqual(parse({ [name]: value }), null, value)
    })

  const refused: [env: Record<string, string>, sentence: RegExp][] = [
    [{ S3_ENDPOINT: 'https://s3.example' }, /S3_BUCKET, S3_ACCESS_KEY_ID.*must be set/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be error, warn, info or debug$/],
    [{ MAIL_FROM: 'Walter <walter@example.org>' }, /^MAIL_FROM must be only an e-mail address/],
    [{ MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' }, /^MAIL_FROM must be only an e-mail address/],
    [{ SMTP_URL: 'mail' }, /^SMTP_URL must be an address such as /],
    [{ PUBLIC_URL: 'mail' }, /^PUBLIC_URL must be an address such as /],
    [{ DATABASE_URL: 'mail' }, /^DATABASE_URL must be an address such as /],
    [{ S3_ENDPOINT: 'mail' }, /^S3_ENDPOINT must be an address such as /],
    [{ ACME_DIRECTORY: 'mail' }, /^ACME_DIRECTORY must be an address such as /],
    [{ SMTP_URL: 'smtp://a:b@mail.example:465' }, /^SMTP_URL must begin with smtps: on port 465/],
    [{ SMTP_URL: 'smtps://mail.example:587' }, /^SMTP_URL must begin with smtps: on port 465/],
    [{ SMTP_URL: 'smtps://mail.example:25' }, /^SMTP_URL must begin with smtps: on port 465/],
    [{ PUBLIC_URL: 'https://arne.example/walter' }, /^PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://arne.example/?a=b' }, /^PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://arne.example/#home' }, /^PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://me:secret@arne.example' }, /^PUBLIC_URL must/],
    [{ ADMIN_PASSWORD: ' 123456789 ' }, /^ADMIN_PASSWORD must have at least 10/],
    [{ ADMIN_USERNAME: 'ruth\nand karl' }, /^ADMIN_USERNAME must be one line/],
    [{ ADMIN_PASSWORD: 'ruth\nand karl' }, /^ADMIN_PASSWORD must be one line/],
    [{ TRUST_PROXY: '1.2.3' }, /^TRUST_PROXY must be .*: 1\.2\.3 is neither$/],
    [{ TRUST_PROXY: 'abc' }, /^TRUST_PROXY must be .*: abc is neither$/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be .*: 10\.0\.0\.0\/33 is neither$/],
    [{ TRUST_PROXY: '::/200' }, /^TRUST_PROXY must be .*: ::\/200 is neither$/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must be .*: 0\.0\.0\.0\/0 is neither$/],
    [{ TRUST_PROXY: '10.0.0.1, 1e3' }, /^TRUST_PROXY must be .*: 1e3 is neither$/],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY must be /],
    [{ TRUST_PROXY: 'fe80::1%eth0' }, /^TRUST_PROXY must be /],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY must be /],
    [{ TRUST_PROXY: ',' }, /^TRUST_PROXY must be /],
    [{ TRUST_PROXY: '3000' }, /^TRUST_PROXY must be at most 20/],
    [{ HOST: 'localhost:3000' }, /^HOST must be only an IP address or a name/],
    [{ HOST: 'http://localhost' }, /^HOST must be only an IP address or a name/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be an address such as /],
    [{ PUBLIC_URL: 'https://arne.exam\u200bple' }, /^PUBLIC_URL contains a character that nobody sees/],
    [{ DATA_DIR: '~/memorial' }, /^DATA_DIR must be the whole path/],
    [{ BACKUP_FOLDER: '$HOME/copies' }, /^BACKUP_FOLDER must be the whole path/],
    [{ BACKUP_FOLDER: '/proc/x' }, /^BACKUP_FOLDER \/proc\/x is in a place that holds no files/],
    [{ BACKUP_FOLDER: '/sys/kernel/copies' }, /^BACKUP_FOLDER .* is in a place that holds no files/],
    [{ BACKUP_FOLDER: import.meta.filename }, /^BACKUP_FOLDER .* is a file\. Choose/],
    [
      { BACKUP_FOLDER: `${import.meta.filename}/copies` },
      /^BACKUP_FOLDER .* lies below .*\.ts, which is a file/,
    ],
    [{ DATA_DIR: folder, BACKUP_FOLDER: folder }, /^BACKUP_FOLDER .* is the same folder as DATA_DIR/],
    [{ DATA_DIR: folder, BACKUP_FOLDER: `${folder}/files/private` }, /^BACKUP_FOLDER .* is among the files/],
    [
      { DATA_DIR: folder, BACKUP_FOLDER: `${folder}/files/archives/x` },
      /^BACKUP_FOLDER .* is among the files/,
    ],
    [{ DATA_DIR: `${folder}/new`, BACKUP_FOLDER: `${folder}/new/spool/x` }, /^BACKUP_FOLDER .* is among the/],
  ]
  for (const [env, sentence] of refused)
    test(`with ${JSON.stringify(env)} is refused in one line that says what it must be`, () =>
      assert.throws(
        () => parseConfig(env),
        ({ message }: Error) => sentence.test(message) && !message.includes('\n'),
      ))

  const taken: [env: Record<string, string>, name: keyof Config, value: unknown][] = [
    [{ TRUST_PROXY: '2' }, 'trustProxy', 2],
    [{ TRUST_PROXY: '10.0.0.1, ::1' }, 'trustProxy', ['10.0.0.1', '::1']],
    [
      { TRUST_PROXY: '10.0.0.0/8 ::ffff:192.0.2.1,fd00::/8' },
      'trustProxy',
      ['10.0.0.0/8', '::ffff:192.0.2.1', 'fd00::/8'],
    ],
    [{ HOST: '[::1]' }, 'host', '::1'],
    [{ LOG_LEVEL: 'info' }, 'logLevel', 'info'],
    [{ MAIL_FROM: 'walter@example.org' }, 'mailFrom', 'walter@example.org'],
    [{ SMTP_URL: 'smtps://mail.example:465' }, 'smtpUrl', 'smtps://mail.example:465'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'smtpUrl', 'smtps://mail.example'],
    [{ SMTP_URL: 'smtp://mail.example:587' }, 'smtpUrl', 'smtp://mail.example:587'],
    [{ PUBLIC_URL: 'https://arne.example/' }, 'publicUrl', 'https://arne.example'],
    [{ PUBLIC_URL: 'HTTPS://Arne.Example:443' }, 'publicUrl', 'https://arne.example'],
  ]
  for (const [env, name, value] of taken)
    test(`with ${JSON.stringify(env)} has ${name} ${JSON.stringify(value)}`, () =>
      assert.deepEqual(parseConfig(env)[name], value))

  const values: Record<string, string> = {
    ADMIN_PASSWORD: 'of his own choosing',
    DATABASE_URL: 'postgres://u:p@host/walter',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtp://u:p@host',
    METRICS_TOKEN: 'sixteen characters',
  }
  const rest = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'walter' }

  for (const name of secretNames)
    test(`reads ${name} from the file that ${name}_FILE names, without the end of its line`, () => {
      const file = path.join(folder, name)
      writeFileSync(file, `${values[name]}\n`)
      const { [name]: _, ...others } = values
      const config = parseConfig({ ...rest, ...others, [`${name}_FILE`]: file })
      assert.deepEqual(config, parseConfig({ ...rest, ...values }))
    })

  const saved = (name: string, bytes: Uint8Array) => {
    const file = path.join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  const secret = 'Grüße an Zoë, 祖父'

  const files: Record<string, Buffer> = {
    'Notepad, with a BOM and CRLF': Buffer.from(`\ufeff${secret}\r\n`),
    'Windows PowerShell, in UTF-16': utf16(`\ufeff${secret}\r\n`),
    'a program that writes UTF-16 with the high byte first': utf16(`\ufeff${secret}\n`).swap16(),
    'an old Mac, with CR': Buffer.from(`${secret}\r`),
    'a hand that left blanks and empty lines around it': Buffer.from(`\n \t${secret}\u00a0 \n\r\n\n`),
    'an editor that ends no line': Buffer.from(secret),
    'a page that the secret was copied from': Buffer.from(`\u200b\u200e${secret}\u00ad\u202c\u2060\n`),
  }
  for (const [editor, bytes] of Object.entries(files))
    test(`reads a secret as it was meant from a file saved by ${editor}`, () => {
      const file = saved('saved', bytes)
      assert.equal(parseConfig({ ADMIN_PASSWORD_FILE: file }).adminPassword, secret)
      assert.equal(parseConfig({ METRICS_TOKEN_FILE: ` ${file}\r` }).metricsToken, secret)
    })

  const unusable: Record<string, [bytes: Buffer, what: RegExp]> = {
    'is empty': [Buffer.from(''), /is empty: write/],
    'has blanks alone': [Buffer.from('\ufeff \r\n\n'), /is empty: write/],
    'has two lines': [Buffer.from('ten letters\nand more'), /has several lines: leave/],
    'has a control character': [Buffer.from('ten letters\b or more'), /control character: write/],
    'is UTF-16 without a BOM': [utf16('ten letters or more'), /control character: write/],
    'is no text': [Buffer.from([0x70, 0xfc, 0x80, 0xff]), /neither UTF-8 nor UTF-16 text: save/],
    'ends within a letter': [utf16('\ufeffletters').subarray(0, -1), /neither UTF-8 nor UTF-16 text: save/],
  }
  for (const [fault, [bytes, what]] of Object.entries(unusable))
    test(`is refused with a secret in a file that ${fault}, in one line that says what to do`, () => {
      const file = saved('unusable', bytes)
      for (const name of secretNames)
        assert.throws(
          () => parseConfig({ [`${name}_FILE`]: file }),
          ({ message }: Error) =>
            message.startsWith(`${name}_FILE names ${file}, which `) &&
            what.test(message) &&
            !/[\r\n]/.test(message),
        )
    })

  test('is refused with a secret in a missing file, or set twice', () => {
    for (const file of ['/nowhere', folder])
      assert.throws(
        () => parseConfig({ SMTP_URL_FILE: file }),
        new RegExp(`^Error: SMTP_URL_FILE names ${file}, which cannot be read: correct the path[^\n]*$`),
      )
    const both = { ADMIN_PASSWORD: values.ADMIN_PASSWORD, ADMIN_PASSWORD_FILE: folder }
    assert.throws(() => parseConfig(both), /^Error: ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set/)
  })

  test('ignores blanks and line ends around a value, and a BOM before the first name', () => {
    const clean = { ADMIN_USERNAME: 'ruth', ADMIN_PASSWORD: secret, PORT: '8080' }
    const written = { '\ufeffADMIN_USERNAME': ' ruth ', ADMIN_PASSWORD: ` ${secret}\r`, PORT: '8080\r\n' }
    assert.deepEqual(parseConfig(written), parseConfig(clean))
    assert.equal(parseConfig({ PORT: '1', '\ufeffPORT': '2' }).port, 1)
    assert.equal(parseConfig({ '\ufeffPORT': '2', PORT: '1' }).port, 1)
  })

  const quoted: [written: string, meaning: string][] = [
    ['"ten letters"', 'ten letters'],
    ["'ten letters'", 'ten letters'],
    ['“ten letters”', 'ten letters'],
    ['„ten letters“', 'ten letters'],
    ['«\u00a0ten letters\u00a0»', 'ten letters'],
    ['\u200b "ten letters" \r', 'ten letters'],
    ['ten "letters"', 'ten "letters"'],
    ['"ten" letters or "more"x', '"ten" letters or "more"x'],
    ['"ten letters', '"ten letters'],
    ['\ufefften letters\u200f', 'ten letters'],
  ]
  for (const [written, meaning] of quoted)
    test(`takes ${JSON.stringify(written)} for ${JSON.stringify(meaning)}`, () =>
      assert.equal(parseConfig({ ADMIN_PASSWORD: written }).adminPassword, meaning))

  test('is refused with a wrong value in a file as with one in a variable', () => {
    const file = path.join(folder, 'short')
    writeFileSync(file, 'short')
    const parse = () => parseConfig({ ADMIN_PASSWORD_FILE: file })
    assert.throws(parse, /^Error: ADMIN_PASSWORD must have at least 10/)
  })
})
