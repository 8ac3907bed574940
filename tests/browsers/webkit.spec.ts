import { testSite } from './testSite.ts'
import { openWebKit } from './webkit.ts'

testSite('WebKit', openWebKit)
