import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startLine } from '../../../domain/calendar/languages/timeLanguage.ts'
import { type Language, languageNames } from '../../../domain/language.ts'
import type * as begin from '../../../languages/en/dashboard/begin.ts'
import type * as cards from '../../../languages/en/dashboard/cards.ts'
import type * as dashboard from '../../../languages/en/dashboard/dashboard.ts'
import type * as day from '../../../languages/en/dashboard/day.ts'
import type * as obituary from '../../../languages/en/dashboard/obituary.ts'
import type * as services from '../../../languages/en/dashboard/services.ts'
import type * as settings from '../../../languages/en/memorial/settings.ts'
import type * as work from '../../../languages/en/dashboard/work.ts'
import type * as memories from '../../../languages/en/visitors/memories.ts'
import type * as labels from '../../../languages/en/visitors/memoryLabels.ts'
import type * as siteModule from '../../../languages/en/visitors/site.ts'
import type * as pages from '../../../languages/en/memorial/pages.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { exportCopy } from '../../support/pages/exportCopy.ts'
import { readPdf } from '../../support/files/readPdf.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { expect, test } from '../../support/pages/journey.ts'
import { addServices, nextYear } from '../../support/world/addServices.ts'
import { administrator } from '../../support/world/template.ts'

/** The families of the journeys, and a guest who reads and writes in another language. */
const families = {
  de: {
    locale: 'de-DE',
    date: `5. Dezember ${nextYear}`,
    times: { about: 'gegen 15 Uhr', following: 'im Anschluss an das Requiem' },
    loved: 'die Berge',
    guest: 'fr',
    memory: 'Il chantait toujours avec nous, et quand il riait, toute la maison riait avec lui.',
  },
  pl: {
    locale: 'pl-PL',
    date: `5 grudnia ${nextYear}`,
    times: { about: 'około 15', following: 'po Mszy Świętej' },
    loved: 'góry',
    guest: 'de',
    memory: 'Er hat mit uns gesungen, und wenn er gelacht hat, dann haben wir alle gelacht.',
  },
  he: {
    locale: 'he-IL',
    date: `5 בדצמבר ${nextYear}`,
    times: { about: 'החל מהשעה 15:00', following: 'מיד אחרי הלוויה' },
    loved: 'את הגינה',
    guest: 'es',
    memory: 'Siempre cantaba con nosotros, y cuando él se reía, toda la casa se reía con él.',
  },
} as const

for (const [family, { locale, date, times, loved, guest, memory }] of Object.entries(families)) {
  const language = family as keyof typeof families
  test.describe(() => {
    test.use({ locale, siteOptions: { config: { publicUrl: 'http://family.example.org' } } })

    test(`a family that speaks ${languageNames[language]}, and a guest who does not`, async ({
      browser,
      page,
      site,
    }) => {
      const {
        begin,
        cards,
        dashboard,
        day,
        obituary: editor,
        services,
        settings,
        work,
      } = await load(language)
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const heading = page.getByRole('heading', { level: 1 })
      const admin = await site.administrator()
      const readLanguage = async () => (await admin.call('GET /api/settings')).body.language

      /** Types where the beginning of a sentence ends, and sees the draft. */
      const answerShortQuestion = async () => {
        const { answers, beginnings } = begin.obituaryTexts
        await press(begin.texts.next)
        await page.getByLabel(answers.loved).focus()
        await page.keyboard.type(loved)
        await press(begin.texts.next)
        const draft = `${beginnings('').loved} ${loved}`
        await expect(page.getByLabel(editor.texts.story, { exact: true })).toHaveValue(draft)
      }

      /** Types times as people there say them: one is read, and the other is an answer, which is saved and shown as it is. */
      const addReception = async () => {
        await press(services.texts.add)
        const dialog = page.getByRole('dialog')
        const type = (field: string, text: string) => dialog.locator(`[name=${field}]`).fill(text)
        await type('title', 'Agape')
        await type('date', date)
        await type('location', 'Sala 2')
        for (const [time, verdict] of [
          [times.about, /\b15[:.\s]/],
          [times.following, services.verdictTexts.tbd],
        ] as const) {
          await type('time', time)
          await expect(dialog.getByRole('listitem').filter({ hasText: verdict })).toHaveClass('good')
          await expect(dialog.locator('.hint-problem', { hasText: /\S/ })).toHaveCount(0)
        }
        const preview = dialog.getByRole('complementary', { name: services.texts.preview })
        await expect(preview.getByText(startLine(times.following, language), { exact: true })).toBeVisible()
        await dialog.getByRole('button', { name: services.texts.create, exact: true }).click()
        await expect(dialog).toHaveCount(0)
      }

      await test.step('the login and the first question are in the language of the browser, which is proposed', async () => {
        await page.goto('/admin/login')
        await page.getByLabel(dashboard.loginTexts.username, { exact: true }).fill(administrator.username)
        await page.getByLabel(dashboard.loginTexts.password, { exact: true }).fill(administrator.password)
        await press(dashboard.loginTexts.signIn)
        await page.getByRole('link', { name: begin.panelTexts.begin, exact: true }).click()
        await expect(heading).toHaveText(begin.texts.questions.name)
        await expect(page.getByLabel(settings.settingTexts.language.label)).toHaveValue(language)
      })
      await test.step('another choice is saved, and the dashboard speaks it at once', async () => {
        await page.getByLabel(settings.settingTexts.language.label).selectOption('en')
        await expect(heading).toHaveText('Whose memorial is this?')
        expect(await readLanguage()).toBe('en')
        await page.getByLabel('Language').selectOption(language)
        await expect(heading).toHaveText(begin.texts.questions.name)
        expect(await readLanguage()).toBe(language)
      })
      await test.step('the other questions, up to the message that is shared', async () => {
        await page.getByLabel(settings.settingTexts.name.label, { exact: true }).fill('Jan Nowak')
        // Jan is a man in German and in Polish, and elsewhere a name of either
        if (language !== 'de' && language !== 'pl')
          await page
            .getByRole('radio', { name: settings.settingTexts.pronoun.choices.he.label, exact: true })
            .check()
        if (language === 'pl')
          await expect(page.getByLabel(settings.settingTexts.nameGenitive.label)).toHaveValue('Jana Nowaka')
        await press(begin.texts.next)
        for (const screen of ['picture', 'services', 'photographs', 'obituary', 'access'] as const) {
          await expect(heading).toHaveText(begin.texts.questions[screen])
          if (screen === 'services') await addReception()
          if (screen === 'obituary') await answerShortQuestion()
          await press(begin.texts.later)
        }
        await expect(heading).toContainText(begin.texts.share.now)
        await expect(page.getByLabel(begin.texts.share.messageLabel)).toHaveValue(/Jan[\s\S]*example\.org$/)
      })
      await test.step('a guest writes a memory in another language, and the family reads who did', async () => {
        const { memories, labels, site: siteTexts, pages } = await load(guest)
        const context = await browser.newContext({ locale: guest, baseURL: site.url })
        const theirs = await context.newPage()
        await theirs.goto('/memories')
        await expect(theirs.locator('html')).toHaveAttribute('lang', guest)
        await theirs.getByRole('button', { name: memories.formTexts.expand }).click()
        await theirs.getByLabel(labels.memoryTextLabels.name, { exact: true }).fill('Sam')
        await theirs.getByLabel(labels.memoryTextLabels.content, { exact: true }).fill(memory)
        await theirs.getByRole('button', { name: memories.formTexts.share }).click()
        await expect(theirs.getByRole('heading', { name: memories.linkTexts.thanks('Sam') })).toBeVisible()
        await page.goto('/memories')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator(`[lang=${guest}]`, { hasText: memory })).toBeVisible()

        await theirs.getByLabel(siteTexts.texts.language).selectOption(language)
        await expect(theirs.locator('html')).toHaveAttribute('lang', language)
        await theirs.goto('/services')
        await expect(theirs).toHaveTitle(
          new RegExp(`^${inLanguage(language, anyPerson).pages['/services'].title} – `),
        )
        expect(pages.pageTexts['/services'].title).not.toBe(
          inLanguage(language, anyPerson).pages['/services'].title,
        )
        await context.close()
      })
      await test.step('the order of service is printed in the language of the family', async () => {
        await addServices(site, { title: 'Requiem', date, time: '11:00', location: 'TBD' })
        await page.goto('/admin#day')
        const card = page.getByRole('group', { name: cards.cardTexts.order.title, exact: true })
        await card.getByRole('button', { name: day.dayTexts.change, expanded: false }).click()
        await card.getByRole('button', { name: day.documentTexts.start }).click()
        const download = page.waitForEvent('download')
        await card.getByRole('link', { name: work.texts.toFold }).click()
        const { text } = readPdf(await readFile(await (await download).path()))
        expect(text).toContain(inLanguage(language, anyPerson).book.thankYou)
      })
      await test.step('the time of the service names its zone only to those whose clocks differ, in their words', async () => {
        const time = page.getByRole('article', { name: 'Requiem' }).getByText(/11/)
        await page.goto('/services')
        await expect(time).toBeVisible()
        await expect(time).not.toContainText('(')
        const context = await browser.newContext({
          locale: guest,
          timezoneId: 'Asia/Tokyo',
          baseURL: site.url,
        })
        const theirs = await context.newPage()
        await theirs.goto('/services')
        await expect(theirs.getByRole('article', { name: 'Requiem' })).toContainText(
          `(${inLanguage(guest, anyPerson).serviceTimes.americanZones['America/Chicago']})`,
        )
        await context.close()
      })
      await test.step('a copy for a USB stick is in the language of the family', async () => {
        const folder = temporaryFolder()
        const { code, output } = await exportCopy(site.world.backend, folder)
        expect(code, output).toBe(0)
        const home = await readFile(join(folder, 'index.html'), 'utf8')
        expect(home).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
        expect(home).toContain(inLanguage(language, anyPerson).pages['/services'].menu)
      })
    })
  })
}

/** The rooms of a language that a journey needs. */
async function load(language: Language) {
  const read = async <Module>(name: string) =>
    (await import(`../../../languages/${language}/${name}.ts`)) as Module
  return {
    begin: await read<typeof begin>('dashboard/begin'),
    cards: await read<typeof cards>('dashboard/cards'),
    dashboard: await read<typeof dashboard>('dashboard/dashboard'),
    day: await read<typeof day>('dashboard/day'),
    obituary: await read<typeof obituary>('dashboard/obituary'),
    services: await read<typeof services>('dashboard/services'),
    settings: await read<typeof settings>('memorial/settings'),
    work: await read<typeof work>('dashboard/work'),
    memories: await read<typeof memories>('visitors/memories'),
    labels: await read<typeof labels>('visitors/memoryLabels'),
    site: await read<typeof siteModule>('visitors/site'),
    pages: await read<typeof pages>('memorial/pages'),
  }
}
