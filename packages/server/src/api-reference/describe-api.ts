import { ENDPOINTS, type Endpoint, ERRORS, errorBody, PRODUCT_NAME } from '@lintel/contract';
import { z } from 'zod';
import { expectsBody } from '../http/validation.ts';

/** One call as OpenAPI 3.1 has it. */
export interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: { in: 'path' | 'query'; name: string; required: boolean; schema: unknown }[];
  requestBody?: { required: true; content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
}

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, Record<string, string>> };
}

/** The contract as an OpenAPI document: the same values that check each call describe it. */
export function describeApi(): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeCall(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: PRODUCT_NAME,
      version: '0.1.0',
      description: `Every answer that is no success has the body { code, error, message }. Codes: ${Object.keys(ERRORS).join(', ')}.`,
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'lintel_session' },
      },
    },
  };
}

function describeCall(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'session' ? [{ bearer: [] }, { cookie: [] }] : [],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Success', content: answerContent(endpoint) },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: schemaOf(errorBody, 'output') } },
      },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType): Operation['parameters'] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint): Pick<Operation, 'requestBody'> {
  if (endpoint.upload) {
    const schema = {
      type: 'object',
      properties: { document: { type: 'string', format: 'binary' } },
      required: ['document'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!expectsBody(endpoint)) return {};
  const schema = schemaOf(endpoint.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function answerContent({ answer, answerKind }: Endpoint): Record<string, { schema: unknown }> {
  switch (answerKind) {
    case 'json':
      return { 'application/json': { schema: schemaOf(answer, 'output') } };
    case 'events':
      return { 'text/event-stream': { schema: { type: 'string' } } };
    case 'file':
      return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    case 'text':
      return { 'text/plain': { schema: { type: 'string' } } };
  }
}

/** The dialect is said once for the document, so each schema goes without. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
