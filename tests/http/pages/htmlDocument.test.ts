import assert from 'node:assert/strict'
import { test } from 'node:test'
import { english } from '../../../languages/inLanguage.ts'
import { makeHtmlDocument } from '../../../server/http/pages/htmlDocument.ts'
import { sources } from '../../support/project/sources.ts'

test('a document escapes its title and the contents of meta elements, and leaves out what is empty', () => {
  const meta = { description: 'A "good" <man>', robots: false as const, 'og:title': 'Tom & Ann' }
  const text = makeHtmlDocument({
    texts: english,
    title: '</title><script>',
    meta,
    head: [null, '<style></style>'],
    body: ['', '<p>'],
  })
  assert.match(text, /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n/)
  assert.match(text, /<title>&lt;\/title&gt;&lt;script&gt;<\/title>\n<meta name="viewport" /)
  assert.match(text, /<meta name="description" content="A &quot;good&quot; &lt;man&gt;">/)
  assert.match(
    text,
    /<meta property="og:title" content="Tom &amp; Ann">\n<style><\/style>\n<\/head>\n<body>\n<p>\n<\/body>/,
  )
  assert.doesNotMatch(text, /robots/)
})

test('only this file writes documents of pages, and only one other file those of mails', () => {
  const found = sources.filter(({ path, text }) => path.startsWith('server/') && /<!doctype/i.test(text))
  const paths = found.map(({ path }) => path)
  const writers = ['server/http/pages/htmlDocument.ts', 'server/memorial/mail/letterHtml.ts']
  assert.deepEqual(paths.toSorted(), writers)
})
