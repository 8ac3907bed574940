export * from '../en/render.js'
