import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Letter, readBody, readHeader, readHtml } from '../../support/servers/mailbox.ts'
import { sendEachKind } from './sendEachKind.ts'

type Kind = keyof Awaited<ReturnType<typeof sendEachKind>>

const kinds = [
  'invitation',
  'unsignedInvitation',
  'privateLink',
  'answer',
  'thanks',
  'atOnce',
  'daily',
  'problems',
] as const

const longName = `Hubert Blaine ${'Wolfeschlegelsteinhausen'.repeat(4)}`

const memorials = {
  'a name that ends in a period': {
    deceased: 'Harold “Hal” Whitcombe Jr.',
    keeper: 'Margaret Whitcombe Sr.',
    invited: 'Susan',
    writer: 'Ruth',
  },
  'Arabic names': {
    deceased: 'محمد عبد الله الأحمد',
    keeper: 'مريم',
    invited: 'سلمى',
    writer: 'ليلى حداد',
  },
  'names of markup': {
    deceased: 'Tom <b>& "Jerry"</b>',
    keeper: '<i>Margaret',
    invited: "<img src=x onerror='alert(1)'>",
    writer: '<u>Bob & "Jo"',
  },
  'very long names': { deceased: longName, keeper: longName, invited: longName, writer: longName },
}

for (const [what, names] of Object.entries(memorials))
  test(`Each kind of mail of a memorial with ${what}`, async (story) => {
    const letters: Record<Kind, Letter> = await sendEachKind(names)
    const deceased = isolate(names.deceased.replace('"Jerry"', '“Jerry”'))

    for (const kind of kinds)
      await story.test(`${kind}: says whose memorial it is, and why it comes`, () => {
        const letter = letters[kind]
        const text = toComparedText(readBody(letter))
        assert.ok(readHeader(letter, 'subject')?.includes(deceased))
        assert.ok(text.includes(withoutSpaces(deceased)), text)
        assert.match(readBody(letter), /^You get this because /m)
        assert.equal(readHeader(letter, 'auto-submitted'), 'auto-generated')
        assert.doesNotMatch(text, /undefined|null|NaN|\.\./)
      })

    for (const kind of kinds)
      await story.test(`${kind}: has the same words and links in both parts`, () => {
        const [text, html] = [readBody(letters[kind]), readHtml(letters[kind])]
        assert.equal(toComparedText(text), toComparedText(textOf(html)))
        const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href))
        assert.deepEqual(text.match(/^http.*$/gm), links)
        assert.ok(links.length > 0)
      })

    for (const kind of kinds)
      await story.test(`${kind}: has no line of 78 letters that is not a link, and no other markup`, () => {
        const [text, html] = [readBody(letters[kind]), readHtml(letters[kind])]
        for (const line of text.split('\n')) assert.ok(line.length < 78 || /^https:\S+$/.test(line), line)
        const tags = new Set([...html.matchAll(/<\/?(!?\w+)/g)].map(([, tag]) => tag))
        for (const tag of tags) assert.ok(tag !== undefined && knownTags.includes(tag), tag)
        assert.match(html, /<html lang="en" dir="ltr">/)
        assert.match(html, /"format-detection" content="telephone=no, date=no, address=no, email=no"/)
        assert.doesNotMatch(html, /<style|url\(|src=x onerror='/)
      })
  })

const knownTags = ['!doctype', 'html', 'head', 'meta', 'title', 'body', 'div', 'p', 'ul', 'li', 'a']

test('The mails of a family whose members are known by name', async (story) => {
  const { deceased, ...names } = memorials['a name that ends in a period']
  const letters = await sendEachKind({ deceased, ...names, keeper: 'Margaret' })
  /** Returns the paragraphs of a letter, each on one line. */
  const readParagraphs = (kind: Kind) =>
    readBody(letters[kind])
      .trim()
      .split('\n\n')
      .map((paragraph) => paragraph.replaceAll('\n', ' '))

  await story.test('an invitation greets who is invited, and is signed by who invites', () => {
    const [greeting, sentence, ...others] = readParagraphs('invitation')
    assert.equal(greeting, 'Dear Susan,')
    assert.equal(sentence, `Margaret asks you to help with the memorial of ${deceased}`)
    assert.ok(others.includes(`Margaret, for the family of ${deceased}`))
    assert.match(others.at(-1) ?? '', /^You get this because Margaret entered your e-mail address /)
  })

  await story.test('an invitation by somebody whose name nobody has entered is signed by the family', () => {
    const [, sentence, ...others] = readParagraphs('unsignedInvitation')
    assert.equal(sentence, `The family would like your help with the memorial of ${deceased}`)
    assert.ok(others.includes(`The family of ${deceased}`))
    assert.match(others.join('\n'), /^As an administrator you can do everything/m)
  })

  await story.test('an answer greets the writer of the memory, and is signed by the family', () => {
    const [greeting, sentence, , signature] = readParagraphs('answer')
    assert.equal(greeting, 'Dear Ruth,')
    assert.ok(sentence?.startsWith(`You shared a memory of ${deceased} The family has answered it.`))
    assert.equal(signature, `The family of ${deceased}`)
  })

  for (const kind of ['atOnce', 'daily', 'problems'] as const)
    await story.test(`${kind}: greets the keeper, is signed by the memorial, and can be stopped`, () => {
      const paragraphs = readParagraphs(kind)
      assert.equal(paragraphs[0], 'Dear Margaret,')
      assert.equal(paragraphs.at(-3), `The memorial of ${deceased}`)
      const [, stopUrl] = /^Stop these e-mails: (\S+)$/.exec(paragraphs.at(-1) ?? '') ?? []
      assert.equal(readHeader(letters[kind], 'list-unsubscribe'), `<${stopUrl}>`)
    })

  await story.test('the mail about damage says how many files there are, and how many are listed', () => {
    const paragraphs = readParagraphs('problems')
    assert.ok(paragraphs.includes('37 files are damaged or missing; the dashboard lists the first 20.'))
  })
})

const isolate = (name: string) => (/\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name)

/** Returns the words of a text without spaces and without what only plain text has: links, and the marks before and after lines. */
const toComparedText = (text: string) => withoutSpaces(text.replace(/:\nhttp\S+$/gm, '').replace(/^- /gm, ''))

/** Removes spaces, because plain text breaks a name that is longer than a line. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

const textOf = (html: string) => unescapeHtml(html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' '))

const unescapeHtml = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
