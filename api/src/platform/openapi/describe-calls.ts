import { type Access, readName, type DeclaredCall } from '@pundi/contract'
import { components, parameter } from './components'
import { describeAnswers } from './describe-answers'
import { type Json, type Schema, schemaOf } from './schema-of'
import { type Operation, withVariant } from './with-variant'

const tags: Record<string, string> = {
  account: 'All of a user’s data, and its end',
  activities: 'A user’s own log, and bringing things back by it',
  admin: 'For administrators',
  auth: 'Accounts and sessions',
  budgets: 'What a user means to spend in a category, and what is left of it',
  categories: 'A user’s categories',
  goals: 'What a user puts money aside for',
  instalments: 'What a user pays in instalments',
  letters: 'What a period was like, in three sentences',
  mail: 'Ending e-mails that somebody asked for, without a sign-in',
  'openapi.json': 'This document',
  outlook: 'What is left to spend, and the balance of the days ahead',
  password: 'A forgotten password',
  'client-errors': 'What browsers tell of builds that did not run',
  reports: 'The same, for builds of before',
  schedules: 'What repeats: its rule, its days, and what seems to repeat',
  settings: 'How somebody is called and wants to see everything',
  shares: 'Who owes whom of shared transactions, and paying it back',
  statements: 'What ranges of days add up to',
  transactions: 'A user’s income and expenses',
  transfers: 'Money that moved between wallets, or between one and the outside',
  wallets: 'Where a user’s money is',
}

export function describeCalls(calls: DeclaredCall[], base: string, publicUrl = '/'): Json {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const [path, method] = [base + pathOf(call), methodOf(call)]
    const first = paths[path]?.[method]
    const described = describe(call)
    paths[path] = { ...paths[path], [method]: first ? withVariant(first, described) : described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pundi',
      version: '1.0.0',
      description: 'Income and expenses of a person, and their sums.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(calls.map(tagOf))].sort().map(name => ({ name, description: tags[name] ?? name })),
    paths,
    components: components(),
  }
}

const methodOf = (call: DeclaredCall) => readName(call)[0].toLowerCase()

const pathOf = (call: DeclaredCall) => readName(call)[1].replace(/:(\w+)/g, '{$1}')

const tagOf = (call: DeclaredCall) => pathOf(call).split('/')[1] ?? ''

const idOf = (call: DeclaredCall) =>
  methodOf(call) +
  pathOf(call)
    .split('/')
    .map(part => part.replace(/^{(\w+)}$/, 'by-$1'))
    .flatMap(part => part.split(/[-.]/))
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function describe(call: DeclaredCall): Operation {
  const { summary, description, deprecated, access, params, query, body, heeds = [] } = call.declared
  return {
    operationId: idOf(call),
    tags: [tagOf(call)],
    summary,
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    security: securityOf(access),
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...['Accept-Language', ...heeds].map(parameter),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
      },
    }),
    responses: describeAnswers(call),
  }
}

function securityOf(access: Access) {
  const isByToken = ['user', 'user or link', 'admin'].includes(access)
  const isByLink = ['link', 'user or link'].includes(access)
  return [...(isByToken ? [{ token: [] }] : []), ...(isByLink ? [{ link: [] }] : [])]
}

/**
 * Parameters are sent as text, but the OpenAPI document gives the types to which the server parses
 * them.
 */
function parametersOf(fields: Schema | undefined, place: 'path' | 'query') {
  if (!fields) return []
  const { properties = {} } = schemaOf(fields, 'output') as { properties?: Record<string, Json> }
  const { required = [] } = schemaOf(fields, 'input') as { required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}
