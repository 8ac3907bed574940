import type { Page } from '@playwright/test'

/**
 * Describes the elements of a page without their words, so that two pages with the same description have the same violations of
 * axe's rules. Equal siblings in a row, such as cards of a list, count as one.
 */
export const describeStructure = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = /^(class|role|type|lang|dir|tabindex|hidden|inert|open|contenteditable|media|rel)$/
    const references =
      /^(for|headers|aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details))$/
    const labels = /^aria-(label|description|roledescription|valuetext|placeholder|braille.*)$/
    const states = [
      ':checked',
      ':indeterminate',
      ':disabled',
      ':focus-visible',
      ':hover',
      ':invalid',
      ':modal',
    ]

    const describeAttribute = ({ name, value }: Attr): string => {
      if (references.test(name)) {
        const isWhole = value.split(/\s+/).every((id) => document.getElementById(id))
        return `${name}=${isWhole}`
      }
      if (name === 'id') return `id=${document.querySelectorAll(`[id="${CSS.escape(value)}"]`).length}`
      if (name === 'style') return `style=${value.replace(/-?[\d.]+(px|%|deg|rem|em|d?v[hw]|m?s)/g, '0')}`
      const isWhole = values.test(name) || (name.startsWith('aria-') && !labels.test(name))
      return `${name}=${isWhole ? value : value.trim() !== ''}`
    }
    const describe = (element: Element): string => {
      const attributes = [...element.attributes].map(describeAttribute).sort().join(' ')
      const isScrolled =
        element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      )
      const state = states.filter((name) => element.matches(name)).join('')
      const children = [...element.children].map(describe)
      const different = children.filter((child, index) => child !== children[index - 1])
      return `<${element.localName} ${attributes} ${state} ${hasText} ${isScrolled}>${different.join('')}`
    }
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(hover: none)', 'print']
    const device = [innerWidth, innerHeight, ...queries.map((query) => matchMedia(query).matches)]
    const stylesheets = [...document.styleSheets].map(({ href }) => href && new URL(href).pathname)
    return [device, stylesheets, describe(document.documentElement)].join('\n')
  })
