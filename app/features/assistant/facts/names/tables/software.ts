/**
 * Tools, languages and products by their usual names, one to a line, other names after a bar. `^` before a Latin name:
 * only in this case, since the word is also an ordinary one.
 */
export const TOOLS = `
Java
JavaScript|JS|ES6
TypeScript|TS
Python|Python3
^Go|Golang|^Go语言
^Rust
C++|Cpp
C#|CSharp
PHP
^Ruby
Ruby on Rails|^Rails
Kotlin
^Swift
^Scala
Perl
MATLAB
Fortran
^R语言
Lua
SQL
NoSQL
HTML|HTML5
CSS|CSS3
Sass|SCSS
^React|^react|React.js|ReactJS
React Native
Vue|Vue.js|Vue3|VueJS
^Angular|AngularJS
Svelte
Next.js|NextJS
Nuxt
Node.js|NodeJS|^node|^Node|~^Node
Express.js
NestJS
Django
^Flask
FastAPI
Spring Boot|SpringBoot
Spring Cloud|SpringCloud
Spring MVC
MyBatis
Hibernate
Laravel
ASP.NET|.NET|.NET Core
jQuery
Redux
Webpack
Vite
Tailwind CSS|TailwindCSS|Tailwind
MySQL
PostgreSQL|Postgres
SQLite
MongoDB|Mongo
Redis
^Oracle
SQL Server|MSSQL
Elasticsearch|Elastic Search
Solr
ClickHouse
Cassandra
DynamoDB
^Snowflake
BigQuery
Redshift
HBase
^Hive
Hadoop
^Spark|Apache Spark
Flink|Apache Flink
Kafka|Apache Kafka
RabbitMQ
RocketMQ
Airflow
dbt
Docker
Kubernetes|K8s
^Helm
ArgoCD|Argo CD
Istio
Terraform
Ansible
Jenkins
GitLab CI
GitHub Actions
Git
GitHub
GitLab
SVN
Nginx
Tomcat
Linux
Ubuntu
CentOS
Prometheus
Grafana
Datadog
Splunk
Zabbix
AWS|Amazon Web Services|亚马逊云|亚马逊云科技
Azure|Microsoft Azure
GCP|Google Cloud|Google Cloud Platform|谷歌云
阿里云|Alibaba Cloud|Aliyun
腾讯云|Tencent Cloud
华为云|Huawei Cloud
TensorFlow
PyTorch
Keras
scikit-learn|sklearn
^Pandas|^pandas
NumPy
OpenCV
LangChain
ChatGPT
GPT-4
^Claude
DeepSeek
^Copilot|GitHub Copilot
Midjourney
Stable Diffusion
^Excel|Microsoft Excel|MS Excel|excel表格
PowerPoint|PPT
Microsoft Word|MS Word|^Word
Microsoft Office|MS Office|Office办公软件
WPS
Power BI|PowerBI
Tableau
^Looker
FineBI|帆软
SPSS
Stata
^SAS
EViews
SAP
Salesforce
HubSpot
Marketo
Oracle ERP
金蝶|Kingdee
用友|Yonyou|UFIDA
QuickBooks
Xero
Jira
Confluence
Trello
Asana
^Notion
^Slack
Microsoft Teams|MS Teams
钉钉|DingTalk
飞书|^Lark|Feishu
企业微信|WeCom|WeChat Work
Zendesk
Photoshop|PS软件|~PS
^Illustrator|~AI
InDesign
^Premiere|Premiere Pro|~PR
After Effects|~AE
Final Cut Pro|^Final Cut
剪映|CapCut|Jianying
Lightroom|~LR
Canva
Figma
^Sketch
Axure
Adobe XD
AutoCAD|CAD
SolidWorks
Revit
SketchUp|草图大师
^Rhino
^Blender
^Unity|Unity3D
Unreal|Unreal Engine
Google Analytics|~GA|~GA4|谷歌分析
Google Ads
Google Sheets
Facebook Ads
TikTok
抖音|Douyin|~TikTok
快手|Kuaishou
小红书|Xiaohongshu|RedNote|RED
微信|WeChat|公众号|微信公众号|Official Account|WeChat Official Account|WeChat articles|WeChat posts
小程序|Mini Program|Mini Programs|mini-program
微博|Weibo
知乎|Zhihu
哔哩哔哩|B站|Bilibili
淘宝|Taobao
天猫|Tmall
拼多多|Pinduoduo
LinkedIn|领英
Instagram
YouTube
Shopify
WordPress
^Postman
JMeter
Selenium
^Cypress
Playwright
Appium
Pytest
JUnit
LoadRunner
Dubbo
Nacos
Netty
Zookeeper
GraphQL
gRPC
RESTful|REST API
Simulink
Altium Designer
LabVIEW
STM32
FPGA
PLC
Arduino
Raspberry Pi|树莓派
Bloomberg
Wind资讯|万得
Alteryx
Mixpanel
^Amplitude
Vercel
Supabase
Firebase
OAuth
^Flutter
Android|安卓
iOS
HarmonyOS|鸿蒙
机器学习|machine learning
深度学习|deep learning
区块链|blockchain
`
