import * as migration_20261121_174018_initial from './20261121_174018_initial';

export const migrations = [
  {
    up: migration_20261121_174018_initial.up,
    down: migration_20261121_174018_initial.down,
    name: '20261121_174018_initial'
  },
];
