import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { newPassword } from '../../contract/auth.ts'
import { parseConfig, StartupError } from '../../server/config.ts'
import { secrets } from '../../server/startup/variables.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const folder = temporaryFolder()

describe('The environment', () => {
  test('left alone serves on this machine only, port 3000, from ./data', () => {
    const config = parseConfig({})
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.port, 3000)
    assert.match(config.dataDir, /\/data$/)
    assert.equal(config.publicUrl, null)
    assert.equal(config.trustProxy, null)
    assert.equal(config.s3, null)
  })

  test('with empty values is the same as without them', () => {
    assert.deepEqual(parseConfig({ PORT: '', S3_ENDPOINT: '', TRUST_PROXY: '' }), parseConfig({}))
  })

  test('is refused in one line that names every wrong value', () => {
    const wrong = { PORT: 'http', PUBLIC_URL: 'example.org', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes' }
    assert.throws(
      () => parseConfig(wrong),
      (error: Error) =>
        error instanceof StartupError &&
        Object.keys(wrong).every((name) => error.message.includes(name)) &&
        !error.message.includes('\n'),
    )
  })

  test('is refused with a password of the first administrator that nobody else could choose', () => {
    const tooShort = '123456789'
    assert.throws(
      () => parseConfig({ ADMIN_PASSWORD: tooShort }),
      /^Error: ADMIN_PASSWORD must have at least 10/,
    )
    assert.equal(newPassword.safeParse(tooShort).success, false)
    assert.equal(
      parseConfig({ ADMIN_PASSWORD: `${tooShort}0` }).adminPassword,
      newPassword.parse(`${tooShort}0`),
    )
  })

  test('names what is missing when S3 is only half described', () => {
    assert.throws(
      () => parseConfig({ S3_ENDPOINT: 'https://s3.example' }),
      /S3_BUCKET, S3_ACCESS_KEY_ID.*must be set/,
    )
  })

  test('takes a number of proxies or their addresses', () => {
    assert.equal(parseConfig({ TRUST_PROXY: '2' }).trustProxy, 2)
    assert.deepEqual(parseConfig({ TRUST_PROXY: '10.0.0.1, ::1' }).trustProxy, ['10.0.0.1', '::1'])
  })

  test('writes warnings to the log, or what LOG_LEVEL says', () => {
    assert.equal(parseConfig({}).logLevel, 'warn')
    assert.equal(parseConfig({ LOG_LEVEL: 'info' }).logLevel, 'info')
    assert.throws(
      () => parseConfig({ LOG_LEVEL: 'loud' }),
      /^Error: LOG_LEVEL must be error, warn, info or debug$/,
    )
  })

  test('takes one address that mail comes from', () => {
    assert.equal(parseConfig({}).mailFrom, null)
    assert.equal(parseConfig({ MAIL_FROM: 'walter@example.org' }).mailFrom, 'walter@example.org')
    for (const wrong of ['Walter <walter@example.org>', 'walter', 'a@example.org\r\nBcc: b@example.org'])
      assert.throws(
        () => parseConfig({ MAIL_FROM: wrong }),
        /^Error: MAIL_FROM must be an e-mail address alone/,
      )
  })

  test('refuses what is no address at all in the same way', () => {
    for (const name of ['SMTP_URL', 'PUBLIC_URL', 'DATABASE_URL', 'S3_ENDPOINT', 'ACME_DIRECTORY'])
      assert.throws(
        () => parseConfig({ [name]: 'mail' }),
        new RegExp(`^Error: ${name} must be an address such as [^\n]*$`),
      )
  })

  test('refuses mail servers whose port is for the other way to encrypt', () => {
    for (const SMTP_URL of [
      'smtp://a:b@mail.example:465',
      'smtps://mail.example:587',
      'smtps://mail.example:25',
    ])
      assert.throws(
        () => parseConfig({ SMTP_URL }),
        /^Error: SMTP_URL must begin with smtps: on port 465[^\n]*$/,
      )
    for (const SMTP_URL of ['smtps://mail.example:465', 'smtps://mail.example', 'smtp://mail.example:587'])
      assert.equal(parseConfig({ SMTP_URL }).smtpUrl, SMTP_URL)
  })

  test('takes in PUBLIC_URL a host of the memorial’s own, without a path', () => {
    for (const url of ['https://arne.example', 'https://arne.example/', 'HTTPS://Arne.Example:443'])
      assert.equal(parseConfig({ PUBLIC_URL: url }).publicUrl, 'https://arne.example')
    for (const wrong of ['/walter', '/walter/', '/?a=b', '/#home'])
      assert.throws(
        () => parseConfig({ PUBLIC_URL: `https://arne.example${wrong}` }),
        /^Error: PUBLIC_URL must be an address without a path, such as [^\n]+$/,
      )
    assert.throws(
      () => parseConfig({ PUBLIC_URL: 'https://me:secret@arne.example' }),
      /^Error: PUBLIC_URL must/,
    )
  })

  const values = {
    ADMIN_PASSWORD: 'of his own choosing',
    DATABASE_URL: 'postgres://u:p@host/walter',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtp://u:p@host',
    METRICS_TOKEN: 'sixteen characters',
  } satisfies Record<(typeof secrets)[number], string>
  const rest = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'walter' }

  for (const name of secrets)
    test(`reads ${name} from the file that ${name}_FILE names, without the end of its line`, () => {
      const file = path.join(folder, name)
      writeFileSync(file, `${values[name]}\n`)
      const { [name]: _, ...others } = values
      assert.deepEqual(
        parseConfig({ ...rest, ...others, [`${name}_FILE`]: file }),
        parseConfig({ ...rest, ...values }),
      )
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
    'is no text': [Buffer.from([0x70, 0xfc, 0x80, 0xff]), /neither in UTF-8 nor in UTF-16: save/],
    'ends within a letter': [utf16('\ufeffletters').subarray(0, -1), /neither in UTF-8 nor in UTF-16: save/],
  }
  for (const [fault, [bytes, what]] of Object.entries(unusable))
    test(`is refused with a secret in a file that ${fault}, in one line that says what to do`, () => {
      const file = saved('unusable', bytes)
      for (const name of secrets)
        assert.throws(
          () => parseConfig({ [`${name}_FILE`]: file }),
          ({ message }: Error) =>
            message.startsWith(`${name}_FILE names ${file}, which `) &&
            what.test(message) &&
            !/[\r\n]/.test(message),
        )
    })

  test('is refused with a secret in a file that is away, or that is set twice', () => {
    for (const file of ['/nowhere', folder])
      assert.throws(
        () => parseConfig({ SMTP_URL_FILE: file }),
        new RegExp(`^Error: SMTP_URL_FILE names ${file}, which cannot be read: correct the path[^\n]*$`),
      )
    const both = { ADMIN_PASSWORD: values.ADMIN_PASSWORD, ADMIN_PASSWORD_FILE: folder }
    assert.throws(() => parseConfig(both), /^Error: ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set/)
  })

  test('counts neither blanks and line ends around a value, nor a BOM before the first name', () => {
    const clean = { ADMIN_USERNAME: 'ruth', ADMIN_PASSWORD: secret, PORT: '8080' }
    const written = { '\ufeffADMIN_USERNAME': ' ruth ', ADMIN_PASSWORD: ` ${secret}\r`, PORT: '8080\r\n' }
    assert.deepEqual(parseConfig(written), parseConfig(clean))
    assert.equal(parseConfig({ PORT: '1', '\ufeffPORT': '2' }).port, 1)
    assert.equal(parseConfig({ '\ufeffPORT': '2', PORT: '1' }).port, 1)
    assert.throws(() => parseConfig({ ADMIN_PASSWORD: ' 123456789 ' }), /must have at least 10/)
    for (const name of ['ADMIN_USERNAME', 'ADMIN_PASSWORD'])
      assert.throws(() => parseConfig({ [name]: 'ruth\nand karl' }), /must be one line/)
  })

  test('is refused with a wrong value in a file as with one outside', () => {
    const file = path.join(folder, 'short')
    writeFileSync(file, 'short')
    assert.throws(
      () => parseConfig({ ADMIN_PASSWORD_FILE: file }),
      /^Error: ADMIN_PASSWORD must have at least 10/,
    )
  })
})
