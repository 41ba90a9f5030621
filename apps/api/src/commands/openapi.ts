import { openapiDocument } from '../http/openapi.ts';
import { readVersion } from '../server.ts';

console.log(JSON.stringify(openapiDocument(readVersion()), null, 2));
